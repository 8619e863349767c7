// Generated from mvd_hidden.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const U16 = { kind: "int", name: "u16", bits: 16, signed: false } as const;
const F32_3 = {
  kind: "array",
  name: "f32[3]",
  of: { kind: "float", name: "f32" },
  count: 3,
} as const;
const U8 = { kind: "int", name: "u8", bits: 8, signed: false } as const;
const SLOT = fieldOf("slot", U8, { doc: "the player's" });
const POSITION_FIELDS = [
  fieldOf("client", F32_3, { doc: "where the shooter saw the player" }),
  fieldOf("antilag", F32_3, { doc: "where the server had the player for the shot" }),
  SLOT,
  fieldOf("msec", U8),
  fieldOf("prediction", U8, { doc: "how the shooter's program predicts" }),
] as const;
const CHOICE_FIELDS = [
  fieldOf("weapon", U8, { doc: "as an impulse chooses it", ends: 0 }),
] as const;
const I32 = { kind: "int", name: "i32", bits: 32, signed: true } as const;
const ANTILAG_POSITION_FIELDS = [
  fieldOf("slot", U8, { doc: "the shooter's" }),
  { kind: "length", name: "count", type: U8, of: "positions", counts: "elements" },
  fieldOf("sequence", I32, { doc: "of the shooter's packet" }),
  fieldOf("time", { kind: "float", name: "f32" }, { doc: "the server's, in seconds" }),
  fieldOf(
    "target",
    { kind: "float", name: "f32" },
    { doc: "the time that the shooter saw, in seconds" },
  ),
  fieldOf(
    "positions",
    { kind: "list", name: "position", struct: 0, ends: { by: "count" } },
    { doc: "of all players" },
  ),
] as const;
const I16 = { kind: "int", name: "i16", bits: 16, signed: true } as const;
const USERCMD_FIELDS = [
  SLOT,
  fieldOf("dropped", U8, { doc: "how many packets were lost before it" }),
  fieldOf("msec", U8, { doc: "milliseconds that the command lasts" }),
  fieldOf("angles", F32_3, { doc: "pitch, yaw and roll in degrees" }),
  fieldOf("forwardmove", I16, { doc: "units a second" }),
  fieldOf("sidemove", I16),
  fieldOf("upmove", I16),
  fieldOf("buttons", U8, { doc: "1 attack, 2 jump" }),
  fieldOf("impulse", U8),
] as const;
const USERCMD_WEAPONS_FIELDS = [
  SLOT,
  fieldOf(
    "items",
    { kind: "int", name: "u32", bits: 32, signed: false },
    { doc: "what the player has" },
  ),
  fieldOf(
    "ammo",
    { kind: "array", name: "u8[4]", of: U8, count: 4 },
    { doc: "shells, nails, rockets and cells" },
  ),
  fieldOf("result", U8, { doc: "the weapon that was chosen" }),
  fieldOf(
    "priority",
    { kind: "list", name: "choice", struct: 1, ends: "element" },
    { doc: "the best first" },
  ),
] as const;
const DEMOINFO_FIELDS = [
  fieldOf("part", U16, { doc: "from 1 on; the last one has 0" }),
  fieldOf("text", { kind: "bytes", name: "bytes" }),
] as const;
const COMMENTARY_TRACK_FIELDS = [
  fieldOf("track", U8),
  fieldOf("data", { kind: "bytes", name: "bytes" }),
] as const;
const DMGDONE_FIELDS = [
  {
    kind: "split",
    wire: U16,
    parts: [
      {
        name: "deathtype",
        doc: "what hurt",
        type: { kind: "int", name: "u15", bits: 15, signed: false, enum: 0 },
      },
      {
        name: "splash",
        doc: "1 where it did not hit directly",
        type: { kind: "int", name: "u1", bits: 1, signed: false },
      },
    ],
  },
  fieldOf("attacker", I16, { doc: "an entity: a player's is the slot and 1, and 0 is the world" }),
  fieldOf("victim", I16, { doc: "an entity" }),
  fieldOf("points", I16, { doc: "how much it was, also what the victim did not have" }),
] as const;
const USERCMD_WEAPON_INSTRUCTION_FIELDS = [
  SLOT,
  fieldOf("flags", U8),
  fieldOf("sequence", I32, { doc: "of the player's packet" }),
  fieldOf("mode", I32),
  fieldOf(
    "weapons",
    { kind: "array", name: "u8[10]", of: U8, count: 10 },
    { doc: "the best first" },
  ),
] as const;
const PAUSED_DURATION_FIELDS = [
  fieldOf("milliseconds", U8, { doc: "since the block before" }),
] as const;
const START_TIMESTAMP_FIELDS = [
  fieldOf(
    "milliseconds",
    { kind: "big", name: "u64", bits: 64, signed: false },
    { doc: "since 1970, in UTC" },
  ),
] as const;

/** The schema of QuakeWorld multi-view recording, what is for programs with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "mvd_hidden",
  title: "QuakeWorld multi-view recording, what is for programs",
  doc: "What MVDSV and KTX write into the blocks for nobody of a multi-view recording.",
  ref: "ERRATA 99",
  versions: ["1", "1-start"],
  current: 0,
  ids: U16,
  structs: [
    {
      name: "position",
      doc: "Where a player was when another one shot.",
      source: "mvd_hidden.yaml:49",
      layouts: [{ from: 0, to: 1, fields: POSITION_FIELDS }],
    },
    {
      name: "choice",
      doc: "A weapon that is asked for.",
      source: "mvd_hidden.yaml:58",
      layouts: [{ from: 0, to: 1, fields: CHOICE_FIELDS }],
    },
  ],
  enums: [
    {
      name: "deathtype",
      doc: "What hurt, as KTX numbers it.",
      values: [
        { from: 0, to: 1, name: "DT_NONE", value: 0 },
        { from: 0, to: 1, name: "DT_AXE", value: 1 },
        { from: 0, to: 1, name: "DT_SG", value: 2 },
        { from: 0, to: 1, name: "DT_SSG", value: 3 },
        { from: 0, to: 1, name: "DT_NG", value: 4 },
        { from: 0, to: 1, name: "DT_SNG", value: 5 },
        { from: 0, to: 1, name: "DT_GL", value: 6 },
        { from: 0, to: 1, name: "DT_RL", value: 7 },
        { from: 0, to: 1, name: "DT_LG_BEAM", value: 8 },
        { from: 0, to: 1, name: "DT_LG_DIS", value: 9, doc: "lightning in water" },
        { from: 0, to: 1, name: "DT_LG_DIS_SELF", value: 10, doc: "one's own lightning in water" },
        { from: 0, to: 1, name: "DT_HOOK", value: 11 },
        { from: 0, to: 1, name: "DT_CHANGELEVEL", value: 12, doc: "an exit that kills" },
        { from: 0, to: 1, name: "DT_LAVA", value: 13 },
        { from: 0, to: 1, name: "DT_SLIME", value: 14 },
        { from: 0, to: 1, name: "DT_WATER", value: 15 },
        { from: 0, to: 1, name: "DT_FALL", value: 16 },
        { from: 0, to: 1, name: "DT_STOMP", value: 17, doc: "somebody landed on somebody" },
        { from: 0, to: 1, name: "DT_TELE1", value: 18 },
        { from: 0, to: 1, name: "DT_TELE2", value: 19 },
        { from: 0, to: 1, name: "DT_TELE3", value: 20 },
        { from: 0, to: 1, name: "DT_TELE4", value: 21 },
        { from: 0, to: 1, name: "DT_EXPLO_BOX", value: 22 },
        { from: 0, to: 1, name: "DT_LASER", value: 23 },
        { from: 0, to: 1, name: "DT_FIREBALL", value: 24 },
        { from: 0, to: 1, name: "DT_SQUISH", value: 25 },
        { from: 0, to: 1, name: "DT_TRIGGER_HURT", value: 26 },
        { from: 0, to: 1, name: "DT_SUICIDE", value: 27 },
        { from: 0, to: 1, name: "DT_UNKNOWN", value: 28 },
      ],
    },
  ],
  vectors: [],
  kind: "protocol",
  messages: [
    {
      name: "antilag_position",
      doc: "Where the players were for a shot of somebody with a slow line.",
      source: "mvd_hidden.yaml:72",
      layouts: [{ from: 0, to: 1, id: [0, 0], fields: ANTILAG_POSITION_FIELDS }],
    },
    {
      name: "usercmd",
      doc: "What a player asked for.",
      source: "mvd_hidden.yaml:82",
      layouts: [{ from: 0, to: 1, id: [1, 1], fields: USERCMD_FIELDS }],
    },
    {
      name: "usercmd_weapons",
      doc: "Which weapon a client chose for a player.",
      source: "mvd_hidden.yaml:95",
      layouts: [{ from: 0, to: 1, id: [2, 2], fields: USERCMD_WEAPONS_FIELDS }],
    },
    {
      name: "demoinfo",
      doc: "A part of a text in JSON about the match.",
      source: "mvd_hidden.yaml:99",
      layouts: [{ from: 0, to: 1, id: [3, 3], fields: DEMOINFO_FIELDS }],
    },
    {
      name: "commentary_track",
      doc: "A commentator's track. No server is known that writes one.",
      source: "mvd_hidden.yaml:105",
      layouts: [{ from: 0, to: 1, id: [4, 4], fields: COMMENTARY_TRACK_FIELDS }],
    },
    {
      name: "commentary_data",
      doc: "What a commentator says.",
      source: "mvd_hidden.yaml:109",
      layouts: [{ from: 0, to: 1, id: [5, 5], fields: COMMENTARY_TRACK_FIELDS }],
    },
    {
      name: "commentary_text_segment",
      doc: "What a commentator writes.",
      source: "mvd_hidden.yaml:113",
      layouts: [{ from: 0, to: 1, id: [6, 6], fields: COMMENTARY_TRACK_FIELDS }],
    },
    {
      name: "dmgdone",
      doc: "Somebody hurt somebody.",
      source: "mvd_hidden.yaml:117",
      layouts: [{ from: 0, to: 1, id: [7, 7], fields: DMGDONE_FIELDS }],
    },
    {
      name: "usercmd_weapons_ss",
      doc: "Which weapon the server chose for a player.",
      source: "mvd_hidden.yaml:128",
      layouts: [{ from: 0, to: 1, id: [8, 8], fields: USERCMD_WEAPONS_FIELDS }],
    },
    {
      name: "usercmd_weapon_instruction",
      doc: "Which weapons a player asks the server to choose from.",
      source: "mvd_hidden.yaml:132",
      layouts: [{ from: 0, to: 0, id: [9, 9], fields: USERCMD_WEAPON_INSTRUCTION_FIELDS }],
    },
    {
      name: "paused_duration",
      doc: "The game is paused, and time goes on. Only streams have it.",
      source: "mvd_hidden.yaml:142",
      layouts: [{ from: 0, to: 1, id: [10, 10], fields: PAUSED_DURATION_FIELDS }],
    },
    {
      name: "start_timestamp",
      doc: "When the recording began.",
      source: "mvd_hidden.yaml:147",
      layouts: [
        { from: 0, to: 0, id: [11, 11], fields: START_TIMESTAMP_FIELDS },
        { from: 1, to: 1, id: [9, 9], fields: START_TIMESTAMP_FIELDS },
      ],
    },
  ],
  unannounced: [{ version: 1, from: 0 }],
};
