// Generated from schema/netquake.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table.ts";
/** The schema of Quake server messages with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "netquake",
  title: "Quake server messages",
  doc: "What a Quake server tells its clients, and what a recording keeps of it. Names are id Software's own where the format document had to guess.",
  ref: "DEM §7, ERRATA 1-28",
  versions: ["0.91", "0.92", "1.00", "1.01", "1.05", "1.06", "1.07", "1.08", "1.09"],
  enums: [
    {
      name: "stat",
      doc: "What updatestat counts.",
      values: [
        { from: 0, to: 8, name: "STAT_HEALTH", value: 0 },
        { from: 0, to: 8, name: "STAT_FRAGS", value: 1 },
        { from: 0, to: 8, name: "STAT_WEAPON", value: 2, doc: "model of the weapon" },
        { from: 0, to: 8, name: "STAT_AMMO", value: 3 },
        { from: 0, to: 8, name: "STAT_ARMOR", value: 4 },
        { from: 0, to: 8, name: "STAT_WEAPONFRAME", value: 5 },
        { from: 0, to: 8, name: "STAT_SHELLS", value: 6 },
        { from: 0, to: 8, name: "STAT_NAILS", value: 7 },
        { from: 0, to: 8, name: "STAT_ROCKETS", value: 8 },
        { from: 0, to: 8, name: "STAT_CELLS", value: 9 },
        { from: 0, to: 8, name: "STAT_ACTIVEWEAPON", value: 10 },
        { from: 0, to: 8, name: "STAT_TOTALSECRETS", value: 11 },
        { from: 0, to: 8, name: "STAT_TOTALMONSTERS", value: 12 },
        { from: 0, to: 8, name: "STAT_SECRETS", value: 13, doc: "secrets found" },
        { from: 0, to: 8, name: "STAT_MONSTERS", value: 14, doc: "monsters killed" },
      ],
    },
    {
      name: "gametype",
      values: [
        { from: 0, to: 8, name: "GAME_COOP", value: 0, doc: "single player and cooperative" },
        { from: 0, to: 8, name: "GAME_DEATHMATCH", value: 1 },
      ],
    },
    {
      name: "channel",
      values: [
        { from: 0, to: 8, name: "CHAN_AUTO", value: 0, doc: "any free channel" },
        { from: 0, to: 8, name: "CHAN_WEAPON", value: 1 },
        { from: 0, to: 8, name: "CHAN_VOICE", value: 2 },
        { from: 0, to: 8, name: "CHAN_ITEM", value: 3 },
        { from: 0, to: 8, name: "CHAN_BODY", value: 4 },
      ],
    },
    {
      name: "signon",
      values: [
        {
          from: 0,
          to: 8,
          name: "SIGNON_PRESPAWN",
          value: 1,
          doc: "models and sounds are known; entities follow",
        },
        { from: 0, to: 8, name: "SIGNON_SPAWN", value: 2, doc: "light styles and players follow" },
        { from: 0, to: 8, name: "SIGNON_BEGIN", value: 3, doc: "drawing begins" },
      ],
    },
    {
      name: "temp_entity",
      doc: "Short-lived effects.",
      values: [
        { from: 0, to: 8, name: "TE_SPIKE", value: 0, doc: "a nail hits a wall" },
        {
          from: 0,
          to: 8,
          name: "TE_SUPERSPIKE",
          value: 1,
          doc: "a nail of the super nailgun or a trap hits a wall",
        },
        { from: 0, to: 8, name: "TE_GUNSHOT", value: 2, doc: "shot or axe hits a wall" },
        { from: 0, to: 8, name: "TE_EXPLOSION", value: 3, doc: "grenade or rocket" },
        { from: 0, to: 8, name: "TE_TAREXPLOSION", value: 4, doc: "a tarbaby bursts" },
        { from: 0, to: 8, name: "TE_LIGHTNING1", value: 5, doc: "a shambler's bolt" },
        { from: 0, to: 8, name: "TE_LIGHTNING2", value: 6, doc: "the thunderbolt's" },
        { from: 0, to: 8, name: "TE_WIZSPIKE", value: 7, doc: "a scrag's spit hits" },
        { from: 0, to: 8, name: "TE_KNIGHTSPIKE", value: 8, doc: "a hell knight's shot hits" },
        { from: 0, to: 8, name: "TE_LIGHTNING3", value: 9, doc: "what kills Chthon" },
        { from: 0, to: 8, name: "TE_LAVASPLASH", value: 10, doc: "Chthon rises or falls" },
        { from: 0, to: 8, name: "TE_TELEPORT", value: 11, doc: "where somebody arrives" },
        { from: 7, to: 8, name: "TE_EXPLOSION2", value: 12, doc: "an explosion in chosen colours" },
        { from: 7, to: 8, name: "TE_BEAM", value: 13, doc: "a grappling hook's line" },
      ],
    },
  ],
  kind: "protocol",
  messages: [
    {
      name: "bad",
      doc: "Never sent on purpose.",
      ref: "DEM §7.1",
      source: "netquake.yaml:73",
      illegal: 'id\'s client stops with "Bad server message"',
      layouts: [{ from: 0, to: 8, id: [0, 0], fields: [] }],
    },
    {
      name: "nop",
      doc: "Does nothing.",
      ref: "DEM §7.2",
      source: "netquake.yaml:79",
      layouts: [{ from: 0, to: 8, id: [1, 1], fields: [] }],
    },
    {
      name: "disconnect",
      doc: "The server ends the game. The last message of most recordings.",
      ref: "DEM §7.3, ERRATA 21",
      source: "netquake.yaml:84",
      layouts: [{ from: 0, to: 8, id: [2, 2], fields: [] }],
    },
    {
      name: "updatestat",
      doc: "Sets one of the player's statistics.",
      ref: "DEM §7.4",
      source: "netquake.yaml:89",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [3, 3],
          fields: [
            {
              kind: "value",
              name: "index",
              type: { kind: "int", name: "u8", bits: 8, signed: false, enum: 0 },
              max: 31,
            },
            {
              kind: "value",
              name: "value",
              type: { kind: "int", name: "i32", bits: 32, signed: true },
            },
          ],
        },
      ],
    },
    {
      name: "version",
      doc: "The server's protocol number. Servers say it in serverinfo instead.",
      ref: "DEM §7.5",
      source: "netquake.yaml:97",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [4, 4],
          fields: [
            {
              kind: "value",
              name: "serverprotocol",
              type: { kind: "int", name: "i32", bits: 32, signed: true },
            },
          ],
        },
      ],
    },
    {
      name: "setview",
      doc: "Puts the camera at an entity.",
      ref: "DEM §7.6, ERRATA 23",
      source: "netquake.yaml:104",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [5, 5],
          fields: [
            {
              kind: "value",
              name: "entity",
              type: { kind: "int", name: "i16", bits: 16, signed: true },
            },
          ],
        },
      ],
    },
    {
      name: "sound",
      doc: "Starts a sound at a point.",
      ref: "DEM §7.7, ERRATA 17",
      source: "netquake.yaml:111",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [6, 6],
          fields: [
            {
              kind: "mask",
              name: "flags",
              doc: "Bit 2 (SND_LOOPING) is defined but brings no data.",
              parts: [
                { from: { kind: "int", name: "u8", bits: 8, signed: false }, bits: 8, at: 0 },
              ],
              hint: 252,
              unused: 252,
              usual: 0,
            },
            {
              kind: "value",
              name: "volume",
              doc: "0 silent, 1 loudest",
              type: {
                kind: "int",
                name: "u8",
                bits: 8,
                signed: false,
                scale: { num: 1, den: 255, plus: 0 },
              },
              when: { mask: "flags", bit: 0 },
              absent: 1,
            },
            {
              kind: "value",
              name: "attenuation",
              doc: "0 everywhere, 1 normal, 2 idle monsters, 3 static sounds",
              type: {
                kind: "int",
                name: "u8",
                bits: 8,
                signed: false,
                scale: { num: 1, den: 64, plus: 0 },
              },
              when: { mask: "flags", bit: 1 },
              absent: 1,
            },
            {
              kind: "split",
              wire: { kind: "int", name: "u16", bits: 16, signed: false },
              parts: [
                {
                  name: "channel",
                  type: { kind: "int", name: "u3", bits: 3, signed: false, enum: 2 },
                },
                { name: "entity", type: { kind: "int", name: "u13", bits: 13, signed: false } },
              ],
            },
            {
              kind: "value",
              name: "soundnum",
              doc: "index into the sounds of serverinfo, the first is 1",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "origin",
              type: {
                kind: "array",
                name: "coord[3]",
                of: {
                  kind: "int",
                  name: "coord",
                  bits: 16,
                  signed: true,
                  scale: { num: 1, den: 8, plus: 0 },
                },
                count: 3,
              },
            },
          ],
        },
      ],
    },
    {
      name: "time",
      doc: "The server's time, in seconds since the level began.",
      ref: "DEM §7.8",
      source: "netquake.yaml:131",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [7, 7],
          fields: [{ kind: "value", name: "time", type: { kind: "float", name: "f32" } }],
        },
      ],
    },
    {
      name: "print",
      doc: "Text for the top of the screen and the console. A first byte of 1 plays the chat sound.",
      ref: "DEM §7.9",
      source: "netquake.yaml:138",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [8, 8],
          fields: [
            { kind: "value", name: "text", type: { kind: "string", name: "string", cut: 2047 } },
          ],
        },
      ],
    },
    {
      name: "stufftext",
      doc: "Commands that the client's console runs.",
      ref: "DEM §7.10",
      source: "netquake.yaml:145",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [9, 9],
          fields: [
            { kind: "value", name: "text", type: { kind: "string", name: "string", cut: 2047 } },
          ],
        },
      ],
    },
    {
      name: "setangle",
      doc: "Turns the camera.",
      ref: "DEM §7.11",
      source: "netquake.yaml:152",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [10, 10],
          fields: [
            {
              kind: "value",
              name: "angles",
              doc: "pitch, yaw, roll",
              type: {
                kind: "array",
                name: "angle[3]",
                of: {
                  kind: "int",
                  name: "angle",
                  bits: 8,
                  signed: true,
                  scale: { num: 45, den: 32, plus: 0 },
                },
                count: 3,
              },
            },
          ],
        },
      ],
    },
    {
      name: "serverinfo",
      doc: "A level begins.",
      ref: "DEM §7.12",
      source: "netquake.yaml:159",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [11, 11],
          fields: [
            {
              kind: "value",
              name: "serverversion",
              doc: "the protocol's number",
              type: { kind: "int", name: "i32", bits: 32, signed: true },
              selects: [{ value: 15, versions: { from: 0, to: 8 } }],
              foreign: [
                { value: 250, name: "Nehahra" },
                { value: 666, name: "FitzQuake" },
                { value: 999, name: "RMQ" },
                { value: 3504, name: "DarkPlaces 7" },
                { value: 10000, name: "BJP" },
                { value: 10001, name: "BJP 2" },
                { value: 10002, name: "BJP 3" },
              ],
            },
            {
              kind: "value",
              name: "maxclients",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              max: 16,
            },
            {
              kind: "value",
              name: "gametype",
              type: { kind: "int", name: "u8", bits: 8, signed: false, enum: 1 },
            },
            {
              kind: "value",
              name: "mapname",
              doc: "the level's title",
              type: { kind: "string", name: "string", cut: 2047 },
            },
            {
              kind: "value",
              name: "models",
              doc: "model names, the first is number 1",
              type: { kind: "strings", name: "string", cut: 2047 },
            },
            {
              kind: "value",
              name: "sounds",
              doc: "sound names, the first is number 1",
              type: { kind: "strings", name: "string", cut: 2047 },
            },
          ],
        },
      ],
    },
    {
      name: "lightstyle",
      doc: "How a kind of light flickers.",
      ref: "DEM §7.13",
      source: "netquake.yaml:182",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [12, 12],
          fields: [
            {
              kind: "value",
              name: "style",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              max: 63,
            },
            {
              kind: "value",
              name: "string",
              doc: "a letter each tenth of a second, a dark to z bright",
              type: { kind: "string", name: "string", cut: 2047 },
            },
          ],
        },
      ],
    },
    {
      name: "updatename",
      doc: "A player's name.",
      ref: "DEM §7.14",
      source: "netquake.yaml:190",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [13, 13],
          fields: [
            {
              kind: "value",
              name: "player",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              max: 15,
            },
            { kind: "value", name: "netname", type: { kind: "string", name: "string", cut: 2047 } },
          ],
        },
      ],
    },
    {
      name: "updatefrags",
      doc: "A player's frags.",
      ref: "DEM §7.15",
      source: "netquake.yaml:198",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [14, 14],
          fields: [
            {
              kind: "value",
              name: "player",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              max: 15,
            },
            {
              kind: "value",
              name: "frags",
              type: { kind: "int", name: "i16", bits: 16, signed: true },
            },
          ],
        },
      ],
    },
    {
      name: "clientdata",
      doc: "The status bar, and how the camera is moved.",
      ref: "DEM §7.16, ERRATA 1-9",
      source: "netquake.yaml:206",
      layouts: [
        {
          from: 0,
          to: 5,
          id: [15, 15],
          fields: [
            {
              kind: "mask",
              name: "flags",
              parts: [
                { from: { kind: "int", name: "u16", bits: 16, signed: false }, bits: 16, at: 0 },
              ],
              hint: 33024,
              unused: 33024,
              usual: 0,
            },
            {
              kind: "value",
              name: "viewheight",
              doc: "height of the eyes above the origin",
              type: { kind: "int", name: "i8", bits: 8, signed: true },
              when: { mask: "flags", bit: 0 },
              absent: 22,
            },
            {
              kind: "value",
              name: "idealpitch",
              doc: "where the view drifts on slopes",
              type: { kind: "int", name: "i8", bits: 8, signed: true },
              when: { mask: "flags", bit: 1 },
              absent: 0,
            },
            {
              kind: "value",
              name: "punchangle1",
              doc: "kick of the weapon, pitch",
              type: { kind: "int", name: "i8", bits: 8, signed: true },
              when: { mask: "flags", bit: 2 },
              absent: 0,
            },
            {
              kind: "value",
              name: "velocity1",
              type: {
                kind: "int",
                name: "i8",
                bits: 8,
                signed: true,
                scale: { num: 16, den: 1, plus: 0 },
              },
              when: { mask: "flags", bit: 5 },
              absent: 0,
            },
            {
              kind: "value",
              name: "punchangle2",
              doc: "yaw",
              type: { kind: "int", name: "i8", bits: 8, signed: true },
              when: { mask: "flags", bit: 3 },
              absent: 0,
            },
            {
              kind: "value",
              name: "velocity2",
              type: {
                kind: "int",
                name: "i8",
                bits: 8,
                signed: true,
                scale: { num: 16, den: 1, plus: 0 },
              },
              when: { mask: "flags", bit: 6 },
              absent: 0,
            },
            {
              kind: "value",
              name: "punchangle3",
              doc: "roll",
              type: { kind: "int", name: "i8", bits: 8, signed: true },
              when: { mask: "flags", bit: 4 },
              absent: 0,
            },
            {
              kind: "value",
              name: "velocity3",
              type: {
                kind: "int",
                name: "i8",
                bits: 8,
                signed: true,
                scale: { num: 16, den: 1, plus: 0 },
              },
              when: { mask: "flags", bit: 7 },
              absent: 0,
            },
            {
              kind: "value",
              name: "items",
              doc: "IT_ bits",
              type: { kind: "int", name: "u32", bits: 32, signed: false },
              when: { mask: "flags", bit: 9 },
              absent: 16385,
            },
            { kind: "bit", name: "onground", bit: { mask: "flags", bit: 10 } },
            { kind: "bit", name: "inwater", bit: { mask: "flags", bit: 11 } },
            {
              kind: "value",
              name: "weaponframe",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              when: { mask: "flags", bit: 12 },
              absent: 0,
            },
            {
              kind: "value",
              name: "armor",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              when: { mask: "flags", bit: 13 },
              absent: 0,
            },
            {
              kind: "value",
              name: "weapon",
              doc: "index into the models of serverinfo",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              when: { mask: "flags", bit: 14 },
              absent: 0,
            },
            {
              kind: "value",
              name: "health",
              type: { kind: "int", name: "i16", bits: 16, signed: true },
            },
            {
              kind: "value",
              name: "ammo",
              doc: "of the active weapon",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "shells",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "nails",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "rockets",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "cells",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "activeweapon",
              doc: "an IT_ bit; in the mission packs, the bit's number",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
          ],
        },
        {
          from: 6,
          to: 8,
          id: [15, 15],
          fields: [
            {
              kind: "mask",
              name: "flags",
              doc: "Bit 9 said up to 1.06 that items follow. They always follow since 1.07; servers still set the bit. Some recordings clear it and send the items (ERRATA C3).",
              parts: [
                { from: { kind: "int", name: "u16", bits: 16, signed: false }, bits: 16, at: 0 },
              ],
              hint: 33536,
              unused: 33536,
              usual: 512,
            },
            {
              kind: "value",
              name: "viewheight",
              doc: "height of the eyes above the origin",
              type: { kind: "int", name: "i8", bits: 8, signed: true },
              when: { mask: "flags", bit: 0 },
              absent: 22,
            },
            {
              kind: "value",
              name: "idealpitch",
              doc: "where the view drifts on slopes",
              type: { kind: "int", name: "i8", bits: 8, signed: true },
              when: { mask: "flags", bit: 1 },
              absent: 0,
            },
            {
              kind: "value",
              name: "punchangle1",
              doc: "kick of the weapon, pitch",
              type: { kind: "int", name: "i8", bits: 8, signed: true },
              when: { mask: "flags", bit: 2 },
              absent: 0,
            },
            {
              kind: "value",
              name: "velocity1",
              type: {
                kind: "int",
                name: "i8",
                bits: 8,
                signed: true,
                scale: { num: 16, den: 1, plus: 0 },
              },
              when: { mask: "flags", bit: 5 },
              absent: 0,
            },
            {
              kind: "value",
              name: "punchangle2",
              doc: "yaw",
              type: { kind: "int", name: "i8", bits: 8, signed: true },
              when: { mask: "flags", bit: 3 },
              absent: 0,
            },
            {
              kind: "value",
              name: "velocity2",
              type: {
                kind: "int",
                name: "i8",
                bits: 8,
                signed: true,
                scale: { num: 16, den: 1, plus: 0 },
              },
              when: { mask: "flags", bit: 6 },
              absent: 0,
            },
            {
              kind: "value",
              name: "punchangle3",
              doc: "roll",
              type: { kind: "int", name: "i8", bits: 8, signed: true },
              when: { mask: "flags", bit: 4 },
              absent: 0,
            },
            {
              kind: "value",
              name: "velocity3",
              type: {
                kind: "int",
                name: "i8",
                bits: 8,
                signed: true,
                scale: { num: 16, den: 1, plus: 0 },
              },
              when: { mask: "flags", bit: 7 },
              absent: 0,
            },
            {
              kind: "value",
              name: "items",
              doc: "IT_ bits",
              type: { kind: "int", name: "u32", bits: 32, signed: false },
            },
            { kind: "bit", name: "onground", bit: { mask: "flags", bit: 10 } },
            { kind: "bit", name: "inwater", bit: { mask: "flags", bit: 11 } },
            {
              kind: "value",
              name: "weaponframe",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              when: { mask: "flags", bit: 12 },
              absent: 0,
            },
            {
              kind: "value",
              name: "armor",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              when: { mask: "flags", bit: 13 },
              absent: 0,
            },
            {
              kind: "value",
              name: "weapon",
              doc: "index into the models of serverinfo",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              when: { mask: "flags", bit: 14 },
              absent: 0,
            },
            {
              kind: "value",
              name: "health",
              type: { kind: "int", name: "i16", bits: 16, signed: true },
            },
            {
              kind: "value",
              name: "ammo",
              doc: "of the active weapon",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "shells",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "nails",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "rockets",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "cells",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "activeweapon",
              doc: "an IT_ bit; in the mission packs, the bit's number",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
          ],
        },
      ],
    },
    {
      name: "stopsound",
      doc: "Stops the sound that an entity makes on a channel.",
      ref: "DEM §7.17",
      source: "netquake.yaml:243",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [16, 16],
          fields: [
            {
              kind: "split",
              wire: { kind: "int", name: "u16", bits: 16, signed: false },
              parts: [
                {
                  name: "channel",
                  type: { kind: "int", name: "u3", bits: 3, signed: false, enum: 2 },
                },
                { name: "entity", type: { kind: "int", name: "u13", bits: 13, signed: false } },
              ],
            },
          ],
        },
      ],
    },
    {
      name: "updatecolors",
      doc: "A player's colours.",
      ref: "DEM §7.18",
      source: "netquake.yaml:253",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [17, 17],
          fields: [
            {
              kind: "value",
              name: "player",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              max: 15,
            },
            {
              kind: "split",
              wire: { kind: "int", name: "u8", bits: 8, signed: false },
              parts: [
                { name: "pants", type: { kind: "int", name: "u4", bits: 4, signed: false } },
                { name: "shirt", type: { kind: "int", name: "u4", bits: 4, signed: false } },
              ],
            },
          ],
        },
      ],
    },
    {
      name: "particle",
      doc: "Particles fly.",
      ref: "DEM §7.19, ERRATA 14",
      source: "netquake.yaml:264",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [18, 18],
          fields: [
            {
              kind: "value",
              name: "origin",
              type: {
                kind: "array",
                name: "coord[3]",
                of: {
                  kind: "int",
                  name: "coord",
                  bits: 16,
                  signed: true,
                  scale: { num: 1, den: 8, plus: 0 },
                },
                count: 3,
              },
            },
            {
              kind: "value",
              name: "direction",
              type: {
                kind: "array",
                name: "i8[3]",
                of: {
                  kind: "int",
                  name: "i8",
                  bits: 8,
                  signed: true,
                  scale: { num: 1, den: 16, plus: 0 },
                },
                count: 3,
              },
            },
            {
              kind: "value",
              name: "count",
              doc: "255 stands for 1024",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "color",
              doc: "index into the palette",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
          ],
        },
      ],
    },
    {
      name: "damage",
      doc: "The player was hit.",
      ref: "DEM §7.20",
      source: "netquake.yaml:274",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [19, 19],
          fields: [
            {
              kind: "value",
              name: "armor",
              doc: "what the armour took",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "blood",
              doc: "what the health took",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "origin",
              doc: "where the hit came from",
              type: {
                kind: "array",
                name: "coord[3]",
                of: {
                  kind: "int",
                  name: "coord",
                  bits: 16,
                  signed: true,
                  scale: { num: 1, den: 8, plus: 0 },
                },
                count: 3,
              },
            },
          ],
        },
      ],
    },
    {
      name: "spawnstatic",
      doc: "An entity that never changes, such as a flame.",
      ref: "DEM §7.21",
      source: "netquake.yaml:283",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [20, 20],
          fields: [
            {
              kind: "value",
              name: "modelindex",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "frame",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "colormap",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "skin",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "interleave",
              count: 3,
              fields: [
                {
                  name: "origin",
                  type: {
                    kind: "int",
                    name: "coord",
                    bits: 16,
                    signed: true,
                    scale: { num: 1, den: 8, plus: 0 },
                  },
                },
                {
                  name: "angles",
                  type: {
                    kind: "int",
                    name: "angle",
                    bits: 8,
                    signed: true,
                    scale: { num: 45, den: 32, plus: 0 },
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    {
      name: "spawnbinary",
      doc: "No longer used.",
      ref: "DEM §7.22",
      source: "netquake.yaml:297",
      illegal: 'id\'s client stops with "Illegible server message"',
      layouts: [{ from: 0, to: 8, id: [21, 21], fields: [] }],
    },
    {
      name: "spawnbaseline",
      doc: "An entity's state that its updates differ from.",
      ref: "DEM §7.23, ERRATA 13",
      source: "netquake.yaml:303",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [22, 22],
          fields: [
            {
              kind: "value",
              name: "entity",
              type: { kind: "int", name: "i16", bits: 16, signed: true },
              max: 599,
            },
            {
              kind: "value",
              name: "modelindex",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "frame",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "colormap",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "skin",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "interleave",
              count: 3,
              fields: [
                {
                  name: "origin",
                  type: {
                    kind: "int",
                    name: "coord",
                    bits: 16,
                    signed: true,
                    scale: { num: 1, den: 8, plus: 0 },
                  },
                },
                {
                  name: "angles",
                  type: {
                    kind: "int",
                    name: "angle",
                    bits: 8,
                    signed: true,
                    scale: { num: 45, den: 32, plus: 0 },
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    {
      name: "temp_entity",
      doc: "A short-lived effect.",
      ref: "DEM §7.24",
      source: "netquake.yaml:318",
      layouts: [
        {
          from: 0,
          to: 6,
          id: [23, 23],
          fields: [
            {
              kind: "value",
              name: "entitytype",
              type: { kind: "int", name: "u8", bits: 8, signed: false, enum: 4 },
            },
            {
              kind: "switch",
              on: "entitytype",
              arms: [
                {
                  name: "point",
                  values: [0, 1, 2, 3, 4, 7, 8, 10, 11],
                  fields: [
                    {
                      kind: "value",
                      name: "origin",
                      type: {
                        kind: "array",
                        name: "coord[3]",
                        of: {
                          kind: "int",
                          name: "coord",
                          bits: 16,
                          signed: true,
                          scale: { num: 1, den: 8, plus: 0 },
                        },
                        count: 3,
                      },
                    },
                  ],
                },
                {
                  name: "line",
                  values: [5, 6, 9],
                  fields: [
                    {
                      kind: "value",
                      name: "entity",
                      doc: "where it starts from",
                      type: { kind: "int", name: "i16", bits: 16, signed: true },
                    },
                    {
                      kind: "value",
                      name: "origin",
                      type: {
                        kind: "array",
                        name: "coord[3]",
                        of: {
                          kind: "int",
                          name: "coord",
                          bits: 16,
                          signed: true,
                          scale: { num: 1, den: 8, plus: 0 },
                        },
                        count: 3,
                      },
                    },
                    {
                      kind: "value",
                      name: "endpos",
                      type: {
                        kind: "array",
                        name: "coord[3]",
                        of: {
                          kind: "int",
                          name: "coord",
                          bits: 16,
                          signed: true,
                          scale: { num: 1, den: 8, plus: 0 },
                        },
                        count: 3,
                      },
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          from: 7,
          to: 8,
          id: [23, 23],
          fields: [
            {
              kind: "value",
              name: "entitytype",
              type: { kind: "int", name: "u8", bits: 8, signed: false, enum: 4 },
            },
            {
              kind: "switch",
              on: "entitytype",
              arms: [
                {
                  name: "point",
                  values: [0, 1, 2, 3, 4, 7, 8, 10, 11],
                  fields: [
                    {
                      kind: "value",
                      name: "origin",
                      type: {
                        kind: "array",
                        name: "coord[3]",
                        of: {
                          kind: "int",
                          name: "coord",
                          bits: 16,
                          signed: true,
                          scale: { num: 1, den: 8, plus: 0 },
                        },
                        count: 3,
                      },
                    },
                  ],
                },
                {
                  name: "line",
                  values: [5, 6, 9, 13],
                  fields: [
                    {
                      kind: "value",
                      name: "entity",
                      doc: "where it starts from",
                      type: { kind: "int", name: "i16", bits: 16, signed: true },
                    },
                    {
                      kind: "value",
                      name: "origin",
                      type: {
                        kind: "array",
                        name: "coord[3]",
                        of: {
                          kind: "int",
                          name: "coord",
                          bits: 16,
                          signed: true,
                          scale: { num: 1, den: 8, plus: 0 },
                        },
                        count: 3,
                      },
                    },
                    {
                      kind: "value",
                      name: "endpos",
                      type: {
                        kind: "array",
                        name: "coord[3]",
                        of: {
                          kind: "int",
                          name: "coord",
                          bits: 16,
                          signed: true,
                          scale: { num: 1, den: 8, plus: 0 },
                        },
                        count: 3,
                      },
                    },
                  ],
                },
                {
                  name: "explosion2",
                  values: [12],
                  fields: [
                    {
                      kind: "value",
                      name: "origin",
                      type: {
                        kind: "array",
                        name: "coord[3]",
                        of: {
                          kind: "int",
                          name: "coord",
                          bits: 16,
                          signed: true,
                          scale: { num: 1, den: 8, plus: 0 },
                        },
                        count: 3,
                      },
                    },
                    {
                      kind: "value",
                      name: "colorstart",
                      doc: "first colour of the palette",
                      type: { kind: "int", name: "u8", bits: 8, signed: false },
                    },
                    {
                      kind: "value",
                      name: "colorlength",
                      doc: "how many colours from there",
                      type: { kind: "int", name: "u8", bits: 8, signed: false },
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      name: "setpause",
      doc: "The game pauses or goes on.",
      ref: "DEM §7.25",
      source: "netquake.yaml:352",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [24, 24],
          fields: [
            {
              kind: "value",
              name: "paused",
              doc: "0 goes on",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
          ],
        },
      ],
    },
    {
      name: "signonnum",
      doc: "How far the client has come with its sign-on.",
      ref: "DEM §7.26, ERRATA 25",
      source: "netquake.yaml:359",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [25, 25],
          fields: [
            {
              kind: "value",
              name: "signon",
              type: { kind: "int", name: "u8", bits: 8, signed: false, enum: 3 },
            },
          ],
        },
      ],
    },
    {
      name: "centerprint",
      doc: "Text in the middle of the screen.",
      ref: "DEM §7.27",
      source: "netquake.yaml:366",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [26, 26],
          fields: [
            { kind: "value", name: "text", type: { kind: "string", name: "string", cut: 2047 } },
          ],
        },
      ],
    },
    {
      name: "killedmonster",
      doc: "One more monster is dead.",
      ref: "DEM §7.28",
      source: "netquake.yaml:373",
      layouts: [{ from: 0, to: 8, id: [27, 27], fields: [] }],
    },
    {
      name: "foundsecret",
      doc: "One more secret is found.",
      ref: "DEM §7.29",
      source: "netquake.yaml:378",
      layouts: [{ from: 0, to: 8, id: [28, 28], fields: [] }],
    },
    {
      name: "spawnstaticsound",
      doc: "A sound that goes on for the whole level.",
      ref: "DEM §7.30",
      source: "netquake.yaml:383",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [29, 29],
          fields: [
            {
              kind: "value",
              name: "origin",
              type: {
                kind: "array",
                name: "coord[3]",
                of: {
                  kind: "int",
                  name: "coord",
                  bits: 16,
                  signed: true,
                  scale: { num: 1, den: 8, plus: 0 },
                },
                count: 3,
              },
            },
            {
              kind: "value",
              name: "soundnum",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "volume",
              type: {
                kind: "int",
                name: "u8",
                bits: 8,
                signed: false,
                scale: { num: 1, den: 255, plus: 0 },
              },
            },
            {
              kind: "value",
              name: "attenuation",
              type: {
                kind: "int",
                name: "u8",
                bits: 8,
                signed: false,
                scale: { num: 1, den: 64, plus: 0 },
              },
            },
          ],
        },
      ],
    },
    {
      name: "intermission",
      doc: "The level is over; its figures are shown.",
      ref: "DEM §7.31",
      source: "netquake.yaml:393",
      layouts: [{ from: 0, to: 8, id: [30, 30], fields: [] }],
    },
    {
      name: "finale",
      doc: "The episode is over; this text is told.",
      ref: "DEM §7.32",
      source: "netquake.yaml:398",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [31, 31],
          fields: [
            { kind: "value", name: "text", type: { kind: "string", name: "string", cut: 2047 } },
          ],
        },
      ],
    },
    {
      name: "cdtrack",
      doc: "Which music plays.",
      ref: "DEM §7.33, ERRATA 27",
      source: "netquake.yaml:405",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [32, 32],
          fields: [
            {
              kind: "value",
              name: "track",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "looptrack",
              doc: "what plays when the track is over",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
          ],
        },
      ],
    },
    {
      name: "sellscreen",
      doc: "Shows what the shareware does not have.",
      ref: "DEM §7.34",
      source: "netquake.yaml:413",
      layouts: [{ from: 0, to: 8, id: [33, 33], fields: [] }],
    },
    {
      name: "cutscene",
      doc: "As finale, without its end.",
      ref: "DEM §7.35",
      source: "netquake.yaml:418",
      layouts: [
        {
          from: 6,
          to: 8,
          id: [34, 34],
          fields: [
            { kind: "value", name: "text", type: { kind: "string", name: "string", cut: 2047 } },
          ],
        },
      ],
    },
    {
      name: "updateentity",
      doc: "How an entity differs from its baseline. One that gets no update is out of sight.",
      ref: "DEM §7.36, ERRATA 10-13",
      source: "netquake.yaml:426",
      layouts: [
        {
          from: 0,
          to: 8,
          id: [128, 255],
          fields: [
            {
              kind: "mask",
              name: "flags",
              parts: [
                { from: "id", bits: 7, at: 0 },
                {
                  from: { kind: "int", name: "u8", bits: 8, signed: false },
                  bits: 8,
                  at: 8,
                  when: 0,
                },
              ],
              hint: 49153,
              unused: 32768,
              usual: 0,
            },
            {
              kind: "value",
              name: "entity",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              wide: {
                when: { mask: "flags", bit: 14 },
                type: { kind: "int", name: "u16", bits: 16, signed: false },
              },
            },
            {
              kind: "value",
              name: "modelindex",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              when: { mask: "flags", bit: 10 },
              absent: "baseline.modelindex",
            },
            {
              kind: "value",
              name: "frame",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              when: { mask: "flags", bit: 6 },
              absent: "baseline.frame",
            },
            {
              kind: "value",
              name: "colormap",
              doc: "0 own colours, otherwise a player's number + 1",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              when: { mask: "flags", bit: 11 },
              absent: "baseline.colormap",
            },
            {
              kind: "value",
              name: "skin",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              when: { mask: "flags", bit: 12 },
              absent: "baseline.skin",
            },
            {
              kind: "value",
              name: "effects",
              doc: "EF_ bits",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              when: { mask: "flags", bit: 13 },
              absent: "baseline.effects",
            },
            {
              kind: "value",
              name: "origin1",
              type: {
                kind: "int",
                name: "coord",
                bits: 16,
                signed: true,
                scale: { num: 1, den: 8, plus: 0 },
              },
              when: { mask: "flags", bit: 1 },
              absent: "baseline.origin.0",
            },
            {
              kind: "value",
              name: "angle1",
              type: {
                kind: "int",
                name: "angle",
                bits: 8,
                signed: true,
                scale: { num: 45, den: 32, plus: 0 },
              },
              when: { mask: "flags", bit: 8 },
              absent: "baseline.angles.0",
            },
            {
              kind: "value",
              name: "origin2",
              type: {
                kind: "int",
                name: "coord",
                bits: 16,
                signed: true,
                scale: { num: 1, den: 8, plus: 0 },
              },
              when: { mask: "flags", bit: 2 },
              absent: "baseline.origin.1",
            },
            {
              kind: "value",
              name: "angle2",
              type: {
                kind: "int",
                name: "angle",
                bits: 8,
                signed: true,
                scale: { num: 45, den: 32, plus: 0 },
              },
              when: { mask: "flags", bit: 4 },
              absent: "baseline.angles.1",
            },
            {
              kind: "value",
              name: "origin3",
              type: {
                kind: "int",
                name: "coord",
                bits: 16,
                signed: true,
                scale: { num: 1, den: 8, plus: 0 },
              },
              when: { mask: "flags", bit: 3 },
              absent: "baseline.origin.2",
            },
            {
              kind: "value",
              name: "angle3",
              type: {
                kind: "int",
                name: "angle",
                bits: 8,
                signed: true,
                scale: { num: 45, den: 32, plus: 0 },
              },
              when: { mask: "flags", bit: 9 },
              absent: "baseline.angles.2",
            },
            {
              kind: "bit",
              name: "nolerp",
              doc: "the movement is not to be smoothed",
              bit: { mask: "flags", bit: 5 },
            },
          ],
        },
      ],
    },
  ],
};
