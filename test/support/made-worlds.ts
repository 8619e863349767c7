import fc from "fast-check";
import { mvd2 } from "../../generated/mvd2.ts";
import type { Entity, Message, Player } from "../../generated/quake2_mvd.ts";
import type { AnyContainer } from "../../recording/index.ts";
import { type Block, recordingOf, stateVectors } from "../meaning/state-vectors.ts";
import { CONFIGURATIONS, mvd2Level, mvd2Recording } from "./mvd2-recording.ts";

/** Recordings of a family in a version, made at random of blocks that mean something. */
export interface MadeRecordings {
  readonly name: string;
  readonly container: AnyContainer;
  readonly version: string | undefined;
  readonly bytes: fc.Arbitrary<Uint8Array>;
}

/** How many blocks follow the beginning. */
const SOME = { minLength: 2, maxLength: 7 };

/** Each after each beginning that the vectors have, of blocks that the vectors have. */
export function madeRecordings(): MadeRecordings[] {
  const all = stateVectors();
  const names = all.map(({ name }) => name.slice(0, name.indexOf(":")));
  const made = [...new Set(names)].map((name): MadeRecordings => {
    const vectors = all.filter((_, i) => names[i] === name);
    const { container, version, beginning } = vectors[0]!;
    const blocks = [
      ...vectors.flatMap(({ own }) => own),
      ...beginning,
      ...FURTHER[container.table.name]!,
      ...beginning.slice(0, 1).map((block) => another(container, block)),
    ];
    const bytes = fc
      .array(fc.constantFrom(...blocks), SOME)
      .map((chosen) => recordingOf(container, [...beginning, ...chosen], version));
    return { name, container, version, bytes };
  });
  return [...made, ofAllPlayers()];
}

/** What no vector has, and what others begin with: who comes, is called otherwise, or leaves, and in place of whom. */
const FURTHER: Readonly<Record<string, readonly Block[]>> = {
  dem: ["Ranger", "Grunt", ""].flatMap((netname): Block[] => [
    [{ type: "updatename", player: 0, netname }],
    [
      { type: "updatefrags", player: 1, frags: netname.length },
      { type: "updatename", player: 1, netname },
      { type: "updatecolors", player: 1, pants: 3, shirt: netname.length },
    ],
    [{ type: "lightstyle", style: 2, string: netname }],
  ]),
  qwd: [
    ...quakeworld(),
    { block: { code: 2, outgoing: 1, incoming: 1 }, messages: [] },
    ...[2, 3, 4, 5, 6, 7].map((from): Block => [
      { type: "updatestat", index: 3, value: from },
      {
        type: "deltapacketentities",
        from,
        entities: [{ number: 9, remove: false, origin1: from, solid: false }],
      },
    ]),
  ],
  mvd: [
    ...quakeworld(),
    [{ type: "playerstate", player: 1, frame: 6, origin3: 5, dead: false, gib: false }],
  ],
  dm2: [
    ...["Ranger\\male/grunt", "Grunt\\female/athena", ""].flatMap((string): Block[] => [
      [{ type: "configstring", index: 1312, string }],
      [{ type: "configstring", index: 1313, string }],
    ]),
    [{ type: "configstring", index: 34, string: "models/other.md2" }],
  ],
};

/** What another level's beginning says otherwise. */
const OTHERWISE: Readonly<Record<string, object>> = {
  dem: { mapname: "Another", maxclients: 2 },
  qwd: { mapname: "Another", player: 1, spectator: 1 },
  mvd: { mapname: "Another", gamedir: "ctf" },
  dm2: { levelname: "Another", playernum: 1, attractloop: 0 },
};

/** The beginning of another level. */
function another({ table }: AnyContainer, block: Block): Block {
  const [level, ...rest] = "messages" in block ? block.messages : block;
  return [{ ...level, ...OTHERWISE[table.name] }, ...rest];
}

function quakeworld(): Block[] {
  const infos = ["\\name\\Ranger\\team\\red", "\\name\\Grunt\\topcolor\\4", ""];
  return [
    ...infos.flatMap((userinfo): Block[] => [
      [{ type: "updateuserinfo", player: 0, userid: userinfo.length, userinfo }],
      [{ type: "updateuserinfo", player: 1, userid: 5, userinfo }],
    ]),
    [{ type: "setinfo", player: 1, key: "team", value: "blue" }],
    [{ type: "setinfo", player: 1, key: "name", value: "Enforcer" }],
    [{ type: "updatefrags", player: 1, frags: 4 }],
    [{ type: "packetentities", entities: [{ number: 9, remove: false, solid: false }] }],
  ];
}

const step = fc.integer({ min: -3, max: 3 });
const number = fc.integer({ min: 1, max: 3 });

/** Members that are there, or are not. */
const some = <T extends object>(members: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.oneof(fc.constant({}), fc.record(members) as fc.Arbitrary<Partial<T>>);

/** Of parts of one thing all. */
function joined<T>(...parts: fc.Arbitrary<object>[]): fc.Arbitrary<T> {
  return fc.tuple(...parts).map((all) => Object.assign({}, ...all) as T);
}

const PLAYER = joined<Player>(
  fc.record({ number: number.map((one) => one - 1), removed: fc.boolean() }),
  some({ origin1: step, origin2: step }),
  some({ viewangle1: fc.constantFrom(0, 45), viewangle2: fc.constantFrom(0, 90) }),
  some({ pm_type: fc.constantFrom(0, 2) }),
  some({
    figures: fc.record({ stats: fc.dictionary(fc.constantFrom("1", "14"), fc.nat(9)) }),
  }),
);

const ENTITY = joined<Entity>(
  fc.record({ number, remove: fc.boolean() }),
  some({ origin1: step, origin2: step }),
  some({ modelindex: fc.constantFrom(0, 2) }),
  some({ renderfx: fc.constantFrom(0, 0x80) }),
  some({ oldorigin: fc.constant([1, 2, 3]) }),
  some({ event: fc.constant(5) }),
);

const SHOWN = {
  portals: fc.constant(new Uint8Array(0)),
  players: fc.uniqueArray(PLAYER, { maxLength: 2, selector: (one) => one.number }),
  entities: fc.uniqueArray(ENTITY, { maxLength: 2, selector: (one) => one.number }),
};

const CONFIGURED = fc.record({
  type: fc.constant("configstring" as const),
  index: fc.constantFrom(34, 1312, 1313),
  string: fc.constantFrom("Ranger\\male/grunt", "Grunt\\male/grunt", "", "models/other.md2"),
});

const LEVEL = joined<Message>(
  fc.constant(
    mvd2Level({
      configurations: [...CONFIGURATIONS, { index: 1312, string: "Ranger\\male/grunt" }],
    }),
  ),
  fc.record({ ...SHOWN, clientnum: fc.constantFrom(2, 7) }),
);

/** Quake II's recordings of all players, of which there are no vectors. */
function ofAllPlayers(): MadeRecordings {
  const frame = fc.record({ ...SHOWN, type: fc.constant("frame" as const) });
  const any = fc.oneof({ weight: 4, arbitrary: frame }, CONFIGURED, LEVEL);
  const block = fc.array(any, { minLength: 1, maxLength: 2 });
  const bytes = fc
    .tuple(fc.array(LEVEL, { maxLength: 1 }), fc.array(block, SOME))
    .map(([begin, blocks]) => mvd2Recording("2010", begin, ...blocks));
  return { name: "mvd2 2010", container: mvd2, version: undefined, bytes };
}
