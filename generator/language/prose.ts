import { CHECKSUMS } from "../../runtime/table/algorithms.ts";
import { ROLES, WORDS } from "../../runtime/table/words.ts";

/** What the reference of the schema language says before its tables. */
export const PROSE = `# The schema language

For anyone who writes or reads schemas. After reading this page you know what a schema can say, with all keys and types.

A schema describes a wire format in YAML. From it come types, a decoder, an encoder, a skipper,
arbitrary values for tests, and what \`demospec inspect\` explains. Everything in it can be inverted:
what was decoded is encoded to the same bytes, bit for bit.

This page is generated: \`npx demospec generate\` writes it, and the JSON Schema that editors complete
by. A schema that begins with this line has both completion and explanations in editors that know
the YAML language server:

\`\`\`yaml
# yaml-language-server: $schema=demospec.schema.json
\`\`\`

## How a schema reads

A schema file is one of three things. A **protocol** is messages that follow each other, each
identified by its first byte, the id. A **container** is a file of blocks that carry a protocol's messages.
Files of **types**, enums and vectors are included by both.

Messages of other protocols begin with more than a byte, or there is one sort of message and something in it
chooses: the protocol says what its \`ids\` are.

\`\`\`yaml
protocol: packets
ids: none
messages:
  packet:
    fields:
      - split: u8
        into: { flags: u4, kind: u4 }
      - length: { type: u16be, length-of: rest }
      - switch: kind
        arms:
          ping: { is: [1] }
          data: { is: [2], fields: [{ data: { type: bytes, to: end } }] }
\`\`\`

Where a stream has no packets, most protocols put each message behind its length. The protocol says so once, \`frame\`;
in it stand the id and all fields, and nothing else:

\`\`\`yaml
protocol: stream
frame: { type: u32be, plus: -4 }
messages:
  ready: { id: 0x5a, fields: [status: u8] }
  notice: { id: 0x4e, fields: [{ text: { type: bytes, to: end } }] }
\`\`\`

\`ready\` with the status 0x49 is \`00 00 00 06 5a 49\`: the length counts its own four bytes, too, so two follow. It is no
member, since encoding counts what it wrote. Bytes of which it counts more or fewer than the message has are refused, and
so is a length in groups that takes more of them than it must: no member would keep that.

A message lists its fields in the order of the wire, a line each: \`- health: i16\`. A field with more
to say is a map: \`- volume: { type: u8, scale: 1/255, when: flags.0, absent: 1 }\`. The built-in types
are integers of one to six bytes, \`u8\`, \`u16\`, \`u24\` to \`u48\` and \`i8\` to \`i48\`, those of 64 bits, \`u64\` and \`i64\`, \`f32\` and \`f64\`, \`text\` and \`bytes\`; \`coord[3]\`
is three of them, and an array has up to 4096. Others get a name under \`types\`. Integers have their lowest byte
first, and so have floats; with \`be\` behind, as \`u16be\` or \`f64be\`, they have their highest byte first. \`u24me\` and
\`i24me\` have their highest byte first, and behind it the other two, the lower one first.

Names are in lower case. A message has a few members of its own, whose names are taken: \`type\`,
\`constructor\`, \`copy\` and \`retarget\`. A number is written as \`31\` or \`0x1f\`. Scalars need quotes only where
YAML wants them, as in \`"coord[3]"\` between braces. There are no anchors, aliases or tags. A text, as
a \`doc\`, has at most 100,000 characters.

## Versions

A protocol lists its versions, the oldest first. Messages, fields, all that stands in a list of fields,
and the names of enums say in which they are: \`since: "1.07"\`, \`until: "1.06"\`, both included. A field
that changed is there twice, with ranges that do not overlap:

\`\`\`yaml
- items: { type: u32, when: flags.9, until: "1.06" }
- items: { type: u32, since: "1.07" }
\`\`\`

The generated code is specialised: a decoder for one version contains no test of the version. Since
all versions of a message share one type, a member has one type in all of them.

A type, too, may be another one in some versions, as where an earlier message chooses how wide coordinates are. All
that is made of it follows:

\`\`\`yaml
types:
  coord:
    type: i16
    scale: 1/8
    instead:
      - { type: f32, since: "1.09" }
\`\`\`

Versions are a tree. \`versions\` follow each other; a dialect, which somebody else made, branches from one of
them, or from another dialect, and has all that this one has:

\`\`\`yaml
versions: ["1.08", "1.09"]
dialects:
  "666": { from: "1.09", doc: Wider models }
\`\`\`

\`since\` holds for a version and what comes from it, \`until\` for all but what comes behind it on its own line.
So a version 1.10 may follow, and what is \`since: "1.10"\` or \`until: "1.09"\` does not touch 666.
What a dialect does not have is \`except: ["666"]\`. Nothing is taken for a dialect that does not say so.

A message that has another id in some versions says so:

\`\`\`yaml
muzzleflash:
  id: 1
  renumbered: { "25": 12 }
\`\`\`

A member that is there in a version and in a later one is there in those between. Where numbers \`select\`
versions, each version that is no dialect has one.

Where several fields of a message select, it tells the versions that all of them tell. A number that tells a dialect
tells also those that branch from it and that another of these fields tells. Flags of which some bits tell nothing
say which do; a number that is not described, or not beside the other, is a protocol that nobody here knows:

\`\`\`yaml
- number: { type: i32, selects: { 98: "98", 99: "99" } }
- flags: { type: u32, if: { number: [99] }, selects: { 0: "99", 2: 99-wide }, selects-bits: 0x0f }
\`\`\`

A new version is mostly a line or two: its name in \`versions\`, its number where a field \`selects\` it, and
\`since\` at what it adds.

## Overlays

A dialect is best described in a file of its own, which says what it changes and nothing else. It \`extends\` a
protocol of the same folder; what is here is put into that protocol's schema, as what only this dialect has:

\`\`\`yaml
extends: game
dialect: mod
from: "1.09"
title: A mod's protocol
selected: { serverinfo.serverversion: 77 }
enums:
  temp_entity: { values: { TE_SPARKS: 40 } }
messages:
  updateentity:
    changes:
      - { alter: frame, to: { type: u16 } }
      - after: angle3
        add:
          - glow: { type: u8, when: flags.15, absent: 0 }
  temp_entity:
    changes:
      - { arm: point, is: [TE_SPARKS] }
  spark: { id: 60, fields: [origin: "coord[3]"] }
  sellscreen: { removed: true }
\`\`\`

- \`selected\` names the fields that tell versions, with the values that tell this one. A value that tells the version it
  branches from selects the dialect, too, where another field distinguishes them. A dialect without it is announced by nothing: it is
  tried where the version that it branches from cannot read what it should.
- \`explicit-only: true\` in place of \`selected\` is for a dialect that hides behind the number of another one: it is not even tried, but
  read where somebody asks for it by its name, as with \`--protocol-version\`.
- \`after\`, \`before\`, \`replace\`, \`remove\` and \`alter\` name a field that the version it branches from has; a word,
  or arrays that take turns, go by any of their parts. \`alter\` replaces the keys that it names, and keeps the others.
- \`arm\` adds an arm to a message's switch, or values to an arm that is there.
- \`everywhere\` beside \`add\` gives all versions a field that hangs on a value, \`if\`: where the message itself tells which
  version it is, all of them must read it alike. Such a field may select versions, too.
- Enums get further values; one that has its name already counts only outside of the dialect, and so does one that is
  \`{ removed: true }\`. \`flavors\` names those that the dialect comes in, where these are not all. Structs and groups
  have \`changes\`, too; a new group stands under \`fields\`.
- Members that the base's \`text\` does not list have statements of their own names; \`text\` beside \`changes\` adds others.

Extensions combine freely: one that several versions may have is an overlay whose \`from\` is a list. It makes a dialect of
each of them, called as that version and as itself, here \`1.09+wide\` and \`mod+wide\`:

\`\`\`yaml
extends: game
dialect: wide
from: ["1.09", mod]
title: Wide numbers
selected: { serverinfo.extensions: 1 }
messages:
  spark: { joined: true }
\`\`\`

The name of such an overlay in another one's list stands for all of its dialects, so that \`from: ["1.09", wide]\` makes one
with it and one without. One number tells all of these, and another field of the message the version that each comes from.
\`joined\` messages are those of another dialect, which this one has, too.

A dialect may branch from another one, whatever the order of the files. \`extends: gamelib/game\` extends the
protocol of a package, which is found as code of the folder would import it: what is generated is the protocol with
all its versions, and the containers that carry it.

## What absence means

The codec keeps what is not there absent. What it means, \`absent\` says: a constant, or a member of something
sent before, which is \`previous\` for the same message or struct, or what another message \`sets\`:

\`\`\`yaml
spawnbaseline:
  id: 22
  sets: baseline
  fields:
    - frame: u8
    - origin: coord[3]
updateentity:
  id: 23
  fields:
    - flags: { mask: u8 }
    - frame: { type: u8, when: flags.0, absent: baseline.frame }
    - origin1: { type: coord, when: flags.1, absent: baseline.origin.0 }
\`\`\`

\`baseline.origin.0\` says two things: that the field is the first element of \`origin\`, and where to look it up.

Where there is nothing yet to look it up in, it is 0, or what \`at-first\` says: \`absent: previous.alpha, at-first: 1\`. And what
is sent in one of several ways is one member for the world: \`same-as\` names the first of them:

\`\`\`yaml
- flags: { mask: u8 }
- width: { bits: [flags.0, flags.1] }
- place: { type: i8, if: { width: [1] }, absent: previous.place }
- place_wide: { type: f32, if: { width: [3] }, same-as: place }
\`\`\`

## What messages are to a game

Who follows recordings must know which message begins a level, which tells an entity, and what still matters when
frames are left out. The schema says so, in three keys, and code goes by these and by no names: a message that is
renamed, or one that a dialect adds, is followed like the others.

\`\`\`yaml
serverinfo:
  id: 11
  role: level
  tells: { title: mapname, models: models, sounds: sounds }
  fields:
    - mapname: string
    - models: { list: string, ends: empty }
    - sounds: { list: string, ends: empty }
updatefrags:
  id: 14
  role: player
  tells: { player: player, frags: frags }
  lasts: { by: [player] }
  fields:
    - player: u8
    - frags: i16
\`\`\`

\`role\` says what it is:

${table(ROLES)}

\`tells\` says which members tell what. A number must be one, a text a text:

${table(WORDS)}

A list of \`entities\` has elements with a number, and in them what changed: \`tells: { number: list.number, model:
list.change.modelindex, fresh: list.change.fresh }\`. An element without its change is gone.

\`lasts\` says how long: \`moment\`, until it was shown, and nobody misses it; \`each\`, it adds to what was before;
\`last\`, until the next one; \`{ by: [player] }\`, until one with the same members; \`{ as: stat, by: [index] }\`, until
one that sets the same, of several messages. Without, it is over when it was shown, and had to be seen. What \`sets\`
something lasts by the number that it tells.

Where messages that begin frames tell no time, the container's block does, by a \`tells\` of its own: \`seconds\`, or
\`step\`, how long it is after the block before. \`tells: { step: delta/1000 }\` is a number of milliseconds, and
\`{ step: 1/10 }\` always a tenth of a second.

## Kinds

A format may come in kinds that differ a little, such as a server's recording beside a client's. The
first kind is the plain one. \`in\` says which kinds have something, as \`since\` does for versions:

\`\`\`yaml
flavors:
  client: { doc: What one client receives. }
  server: { since: "32" }
  relay: { prefix: { bit: 7, name: unicast, type: u8 } }
\`\`\`

\`\`\`yaml
- attractloop: { type: u8, selects-flavor: { 2: server, 0x80: relay } }
- deltaframe: { type: i32, in: [client, relay] }
\`\`\`

A field that \`selects-flavor\` a kind tells of which kind all that follows is. A \`prefix\` is a field between the id
and the fields of every message of its kind, announced by a bit of the id. Code treats each kind as
further versions: \`34-server\`.

Where no message picks it, the container says of which kind the messages are that it carries; of the first one, where
it says nothing. Several arms may carry the same in the same member:

\`\`\`yaml
- messages: { type: bytes, to: end, carries: game, flavor: relay }
\`\`\`

## Masks and hints

A mask is bits that tell which fields follow. \`when: flags.0\` makes a field's presence depend on a
bit; \`bit: flags.5\` makes the bit itself a value; \`wide: { when: flags.14, type: u16 }\` makes a bit
choose a wider integer; \`more\` lets a bit announce further bits. A bit says one thing, but it may
say of several fields that they are there.

Encoding derives every bit from the fields that are there, so that adding or removing a field is all
there is to an edit. What the fields leave open is settled by a **hint**: the decoded value keeps the
mask as it came, and the encoder takes from it only bits that mean nothing, widths wider than needed,
and parts that are announced and zero. Bits in \`default\` mean nothing, and are set where no hint is.

Fields with the same bit are there together, wherever they stand, or not at all. \`unless\` is for what is
there where the bit is clear; so a bit may choose between two layouts:

\`\`\`yaml
- flags: { mask: u8 }
- x: { type: i16, when: flags.3 }
- y: { type: i16, when: flags.3 }
- far: { type: f32, unless: flags.3 }
- size: { type: u8, unless: flags.7, absent: 1 }
\`\`\`

Encoding sets bit 3 where \`x\` and \`y\` are there, and leaves it clear where \`far\` is. What no bit says is
refused, and the error tells what to do: \`x\` without \`y\`, \`far\` beside them, or none of the three. Bit 7 has nothing that
asks for it to be set, so it is set where \`size\` is not there. A bit of a part that is not there is clear.
What else a bit may be for, a flag, a width, a part, an end, it is for alone.

Some bits may be a **number**, which is always there, as the quality of service that a message of MQTT has in the lowest
bits of its first byte. They need not be neighbours, \`bits: [flags.0, flags.4]\`, the lowest first. The encoder makes the
bits of the number, and refuses one that they do not hold; bits of a part that is not there are 0. The number may choose
in a \`switch\`, and say in \`if\` what is there:

\`\`\`yaml
publish:
  id: 0x30..0x3f
  fields:
    - flags: { mask: id & 0xf }
    - retain: { bit: flags.0 }
    - qos: { bits: flags.1, count: 2 }
    - dup: { bit: flags.3 }
    - topic: string
    - packet: { type: u16be, if: { qos: [1, 2] } }
\`\`\`

With the quality 1, the topic \`a\` and the packet 10, not retained and for the first time, this is \`32 61 00 00 0a\`:
0x2 are the bits \`0010\`, of which bits 2 and 1 are the number.

A number's bytes may stand apart, its low one here and its high one behind other fields. Each is then a mask, and the
number is all bits of both, the lowest first; a mask that is nothing but a part of such a number is no member:

\`\`\`yaml
reading:
  id: 7
  fields:
    - low: { mask: u8 }
    - sensor: u8
    - high: { mask: u8 }
    - level: { bits: [low, high] }
\`\`\`

The sensor 9 with the level 0x0102 is \`07 02 09 01\`: encoding cuts the number, so that each value has one way to stand.

A mask may begin in a word that it shares with a value. \`at\` says which of the mask's bits is the
lowest of a part, and \`unless\` names a bit that leaves a part out though it is announced:

\`\`\`yaml
- split: u16
  into:
    number: u9
    flags: { mask: u7, at: 9, more: [{ bit: 15, unless: 14, type: u8, at: 0 }] }
- remove: { bit: flags.14, terminates: true }
- modelindex: { type: u8, when: flags.2 }
\`\`\`

Where a bit that \`terminates\` is set, nothing follows. All that stands behind it depends on other bits of
the same mask: on such as are set, and are asked for there alone.

Two bits may tell a width. With neither the field is not there; with both it has the type \`both\`. Without
\`both\`, both integers are there then, and the second one counts:

\`\`\`yaml
- skin: { widths: { flags.16: u8, flags.25: i16, both: i32 }, absent: previous.skin }
\`\`\`

And a mask may say which numbers of many are there. The member is then a record from the numbers of
the bits to values:

\`\`\`yaml
- statbits: { mask: u32 }
- stats: { type: i16, keyed-by: statbits }
\`\`\`

Where a bit stands for several numbers, all bits of the mask are gone through more than once: with \`rounds: 8\` beside
\`keyed-by\`, and a mask of 32 bits, bit 1 says that the numbers 1, 33, 65 and so on up to 225 follow, each in its round.

Where there are more numbers than a mask has bits, a number in groups in front of them tells which are there:
\`{ type: i16, keyed-by: varu64 }\` is a record of up to 64. It tells nothing else, and so needs no name.

One bit may make several fields wider, \`wide\`: it is set where one of them needs it, and all that are there are as wide then.
The wider type may also be a finer one, of which so many steps are one of the narrower; the bit is set where a value
stands between those:

\`\`\`yaml
- flags: { mask: u8 }
- pitch: { type: angle, when: flags.0, wide: { when: flags.7, type: angle16 } }
- yaw: { type: angle, when: flags.1, wide: { when: flags.7, type: angle16 } }
\`\`\`

With \`angle\` of 360/256 degrees and \`angle16\` of 360/65536, a yaw of 90 is \`02 40\`, and one of 45.3515625 \`82 40 20\`.

## Conditions

Where an earlier integer says whether a field is there, and no bit does, \`if\` names it, with the values that say so:

\`\`\`yaml
- number: i32
- options: { type: u32, if: { number: [99, 100] } }
- mapname: string
\`\`\`

The field is there exactly where the integer has one of these values, or names of its enum, or is from one to another,
as in \`3..7\`. Of several integers all must be so. What takes more to say is said in words, with \`and\`, \`or\`, \`not\`,
comparisons and parentheses; a bit that is a member stands for its being set:

\`\`\`yaml
- flags: { mask: u8 }
- retain: { bit: flags.0 }
- level: u8
- lifetime: { type: u32, if: retain and level > 0 }
- reason: { type: u8, if: "not retain or level in [3, 5..7]" }
\`\`\`

With the level 3 and retained, and the lifetime 9, the last of these is \`01 03 09 00 00 00 07\`, where 7 is the reason.

The integer may be there by \`if\` itself. Where it is not, no test of it holds, be it \`edition < 10\` or
\`not edition in [3]\`.

The encoder holds both against each other: a member that is missing, or that is there in spite of the others, is an
error that names them. So decoding and encoding agree on what is there, and no value is invented.

## Words

\`split\` cuts a word into parts, the lowest bits first. Together they have as many bits as the word, which
may be as long as six bytes:

\`\`\`yaml
- split: u40
  into:
    x: { type: u12, scale: 2, plus: -4096 }
    y: { type: u12, scale: 2, plus: -4096 }
    z: { type: u12, scale: 2, plus: -4096 }
    pitch: u4
\`\`\`

Where a part may be larger than its bits, a bit of a mask makes the parts stand one behind the other instead:

\`\`\`yaml
- flags: { mask: u8 }
- split: u16
  into: { channel: u3, entity: u13 }
  wide: { when: flags.3, into: { entity: u16, channel: u8 } }
\`\`\`

The encoder does so where one does not fit, and where it was so.

The parts have all bits of the word, each once, so that the word is nothing but its parts; bits that mean nothing are a
part, too, or a gap beside it. One part that does not fit is an error of its own member:

\`\`\`yaml
- split: u16
  into: { channel: u3, entity: u13 }
\`\`\`

The channel 2 of the entity 5 is \`2a 00\`: 2 in the lowest three bits, and 5 times 8 above them.

A number's high byte may be a field of its own, far behind: \`frame2: { type: u8, when: flags.17, high-of: frame }\`. Both
are members; for the world, they are one number, which is as its low byte says where the high one is not there.

## Bits without bytes

Some formats write numbers of any width one behind the other, wherever bytes begin. A struct of such is \`bitwise\`: it has
masks of any width, flags, numbers of 1 to 32 bits, structs that are bitwise, too, and lists of such with a \`count\`, \`u5\`,
or \`count-by\`. Of each byte the lowest bit comes first, and of each number.

\`ue\` and \`se\` are Exp-Golomb codes, as in H.264: small numbers have few bits. 0 is the bit 1, 1 is 010, 2 is 011, 3 is 00100: as
many zeros as the number above has bits after its highest one, and these bits, the highest first. An \`se\` has 0, 1, -1, 2, -2
in the place of 0, 1, 2, 3, 4. They hold what 32 bits hold, each number has one code, and one may count a list: \`count: ue\`.

\`\`\`yaml
structs:
  step:
    bitwise: true
    fields:
      - flags: { mask: u1, more: [{ bit: 0, type: u2 }] }
      - x: { type: i5, when: flags.1 }
      - y: { type: i5, when: flags.2 }
messages:
  walk:
    id: 8
    fields:
      - older: u8
      - steps: { list: step, count-by: older + 1 }
\`\`\`

In what is not bitwise, such a struct begins at a byte, and so does a list of such as a whole. What its last byte has left is
padding: zeros, or a hint beside it, \`stepsPadding\`, which counts where it fits. With \`older\` 1, and the steps
\`{ x: 3 }\` and \`{}\`, this is \`08 01 1b 00\`: from the lowest bit on 1, 1 0, 1 1 0 0 0, and 0, and seven more.

## Constants

What is always the same is a \`constant\`: a text, of which each character is a byte, a list of bytes, or with a
\`type\` a number. It is no member: decoding holds the bytes against it, encoding writes them, and so nothing is lost.
Other bytes are an error that shows both.

\`\`\`yaml
structs:
  chunk:
    fields:
      - constant: "MThd"
      - constant: 6
        type: u32be
      - format: u16be
      - constant: [0x00, 0xff]
\`\`\`

With \`format\` 1, these are the bytes \`4d 54 68 64 00 00 00 06 00 01 00 ff\`.

## Gaps

Padding is a gap: \`pad\` is how many bytes, \`align\` says up to which multiple, counted from the message's
first byte, which is its id, or from the struct's. They are zeros, and then the value says nothing of them. Where one of
them is not, all of them are a hint: a member of the gap's name, which the encoder takes where it has as many bytes as the
gap, so that what was decoded comes back, and what is not canonical can be seen.

\`\`\`yaml
structs:
  entry:
    fields:
      - kind: u8
      - reserved: { pad: 1 }
      - name: string
      - filler: { align: 4 }
      - value: u16
\`\`\`

An entry of the kind 1, called \`ab\`, with the value 5 is \`01 00 61 62 00 00 00 00 05 00\`: five bytes are there with
the name, so three more make eight.

## Checksums

A \`checksum\` is a number that is computed of other bytes: of those in front of it, from the message's first byte on,
which is its id, or the struct's; \`from\` names the first field that counts, \`through\` the last. \`through: end\` is
for one that stands in front: all counts up to the message's end, or the struct's, and its own bytes as zeros.

\`\`\`yaml
structs:
  chunk:
    fields:
      - length: { type: u32be, length-of: data }
      - kind: u32be
      - data: bytes
      - crc: { type: u32be, checksum: crc-32, from: kind }
\`\`\`

The chunk \`{ kind: 0x49454e44, data: [] }\`, which ends each PNG, is \`00 00 00 00 49 45 4e 44 ae 42 60 82\`. The number
is no member, since it follows from the others: whoever changes one need not think of it. Where another number stands in
the bytes, decoding keeps that as a hint, in a member of the checksum's name; the encoder writes it, so that damaged
bytes come back as they were, and they are not canonical.

The algorithms that have names are ${words(CHECKSUMS)}. Other CRCs say their parameters, as catalogues have them:
\`checksum: { bits: 16, polynomial: 0x3d65, reflect: true, xor: 0xffff }\`. What no schema can say is a function,
\`checksum: { function: fletcher }\`: the generated module then has a \`setChecksum\`, which takes it before anything is
read or written: \`setChecksum("fletcher", (bytes) => …)\`. It gets the bytes, and returns a whole number.

Checksums may be over others, but not over each other.

## Scaled numbers and arrays

A value may be the number on the wire times a \`scale\`, \`plus\` another number. What was read comes back, since the checker
multiplies each raw number and divides again, and refuses a scale by which one is lost; the encoder takes the nearest
raw number, so that a value between two steps is written as the next one, and one outside of the type is refused:

\`\`\`yaml
place:
  id: 5
  fields:
    - height: { type: i16, scale: 1/8 }
    - angle: { type: u8, scale: 360/256 }
    - level: { type: u8, plus: -100 }
\`\`\`

With the height -0.25, the angle 90 and the level 0, this is \`05 fe ff 40 64\`.

An array has as many elements as it says, \`u8[3]\`, and encoding asks that there are as many. Arrays may take turns,
\`interleave\`: of each the first element, then of each the second. Each is a member:

\`\`\`yaml
- interleave: 2
  of: { shirt: u8, pants: u16 }
\`\`\`

\`{ shirt: [1, 2], pants: [3, 4] }\` is \`01 03 00 02 04 00\`.

## Long numbers

JavaScript's numbers are exact up to 53 bits. So the values of \`u64\` and \`i64\` are bigints, \`5n\`, of which each has its
own bytes; in JSON lines they stand as a string of digits, \`"18446744073709551615"\`, since most that read JSON would
round them. They may choose arms and say what their absence means, and are otherwise values and nothing else: they have
no scale and no enum, and no list, length or condition hangs on one. A \`u48\` may be all of that.

\`\`\`yaml
position:
  id: 4
  fields:
    - when: u64be
    - latitude: f64
    - longitude: f64
\`\`\`

A float's bytes are those of its value, but for NaN, which many bytes mean: these bits are kept beside the value, in
\`latitudeNaN\`, as a number where there are 32 of them, as a bigint where there are 64.

## Numbers in groups

Where most numbers are small, formats write them in groups of seven bits, as many as it takes, a byte each; the top bit
says that another group follows. \`varu28\`, \`varu32\` and \`varu64\` have the lowest group first, as in MQTT, LEB128 and
protobuf; \`varu28be\` and the others with \`be\` have the highest first, as in MIDI. \`vari32\` and \`vari64\` are folded:
0, -1, 1, -2 stand as 0, 1, 2, 3. \`sleb32\` and \`sleb64\` are signed LEB128, as in DWARF and WebAssembly: the groups are those
of two's complement, the lowest first, and bit 6 of the last one is the sign. -2 is \`7e\`, -129 is \`ff 7e\`, 127 is
\`ff 00\`. Those of 64 bits are bigints.

\`\`\`yaml
publish:
  id: 0x30
  fields:
    - remaining: { type: varu28, length-of: rest }
    - name_length: { type: varu32, length-of: name }
    - name: bytes
    - properties: { list: property, count: varu28 }
    - delta: vari32
\`\`\`

624485 is \`e5 8e 26\`, and so is nothing else that is as short; but \`e5 8e a6 00\` is that number, too. The number of
bytes that it came in is kept beside it where it takes fewer: \`deltaWidth\`, \`remainingWidth\`, of a list
\`propertiesCountWidth\`, of an array \`deltasWidth\` with that of each element. Without it a number is written in as
few bytes as it takes. More bytes than the number's bits need, five for 32, and bits beyond these are refused.

\`vari23\` is signed, and takes two bytes or three: the lowest bit of the first says which. 5 is \`0a 00\`, and \`0b 00 00\` is
that number, too, kept with a width of 3. Of a \`step23\` the two mean different things: in three bytes it is a number, in two
how far a number is from what it was. What that is says \`absent\`, which it therefore must have; what it makes is for the
world to know, as with all that is absent. So the width is no hint here, but a part of the value:

\`\`\`yaml
- x: { type: step23, when: flags.0, absent: previous.x }
\`\`\`

\`0a 00\` is \`{ x: 5 }\`, five more than it was, and \`0b 00 00\` is \`{ x: 5, xWidth: 3 }\`, 5.

A number in groups may be what an integer may be, the count of a list, a length, what chooses and selects. It cannot stand
where bytes must be known to be passed over by a bit: as a \`wide\` type, in \`widths\`, \`keyed-by\` bit, in turns, as what ends
a list.

## Structs and groups

A **struct** is fields that are one member, with masks of its own. A field has it as its type, and may
depend on a bit like any other:

\`\`\`yaml
structs:
  gun:
    fields:
      - frame: u8
      - offset: quarter[3]

messages:
  playerinfo:
    id: 17
    fields:
      - flags: { mask: u16 }
      - gun: { type: gun, when: flags.13 }
\`\`\`

A struct that ends its lists may stand alone, too, with any value but the one that ends them.

A field of a struct may hang on what the struct is in, as where a version in front says how long entries are. The struct
lists these as \`outer\`: integers with their types, and flags as \`bit\`. Wherever it is used, a member of that name
stands in front of it; a struct in between declares it, too, and hands it on:

\`\`\`yaml
structs:
  entry:
    outer: { version: u8, is_long: bit }
    fields:
      - key: u16
      - checked: { type: u32, if: version >= 2 }
      - range: range
  range:
    outer: { is_long: bit }
    fields:
      - first: u8
      - last: { type: u8, if: is_long }
messages:
  entries:
    id: 1
    fields:
      - flags: { mask: u8 }
      - is_long: { bit: flags.0 }
      - version: u8
      - entries: { list: entry, count: u8 }
\`\`\`

Encoding has written the outer members before it comes to the struct, so that it can refuse a \`checked\` that is there in
version 1, and one that is missing in version 2. With version 2, one entry of the key 7, \`checked\` 1 and the range 5 is
\`01 00 02 01 07 00 01 00 00 00 05\`. An outer parameter is no member of the struct. It says what is there and nothing else: no
\`switch\`, length or count goes by it.

A **group** is no member: its fields stand where it is used, and see the masks that are there.

\`\`\`yaml
groups:
  state:
    - modelindex: { type: u8, when: flags.11 }
    - frame: { type: u8, when: flags.4 }

messages:
  spawnbaseline:
    id: 14
    fields:
      - flags: { mask: u16 }
      - use: state
\`\`\`

## Lists and ends

A list has strings, texts, numbers or structs. Strings end with an empty one. Of all others an integer in front tells
how many there are, or the end of the bytes, and of structs also a field of the struct itself. Each struct of a list takes
some bytes: of such that may take none, two bytes would count thousands.

\`\`\`yaml
- models: { list: string, ends: empty }
- nails: { list: nail, count: u8 }
- ports: { list: u16be, count: u8 }
- entities: { list: packetentity }
- extensions: { list: extension, ends: bytes }
\`\`\`

\`entities\` ends where an element's number is 0, and nothing of that element follows. Only a mask can
stand in front of what ends a list; as it means nothing there, it is a hint:

\`\`\`yaml
structs:
  packetentity:
    fields:
      - flags: { mask: u8 }
      - number: { type: u8, ends: 0 }
      - frame: { type: u8, when: flags.4 }
\`\`\`

A \`split\` word of 0 ends a list, too. An element whose word would be 0 is written with a bit set that its mask
leaves open in the word, of several the one that costs least; where there is none it is refused. A word in which no mask
begins may end its list with another value, \`ends: 0x8000\`.

Some fields go by where the bytes end, of the packet or of what a length counts. \`to: end\` takes them
all. \`when: more\` makes a field be there while any are left; what follows it is alike. A \`text\` type that
is \`open\` may end there, without a terminator; whether it did is a hint.

\`\`\`yaml
- text: { type: open_string }
- localid: { type: open_string, when: more }
\`\`\`

A length is no member. It counts the bytes of one field, or with \`rest\` all that follows it. \`none\` is a
number that says that the bytes are not there, which is not the same as there being none:

\`\`\`yaml
- size: { type: i16, length-of: data, none: -1 }
- percent: u8
- data: bytes
\`\`\`

A length that counts more than its bytes, such as itself and what stands in front of it, says how many
those are: the count is the number on the wire \`plus\` another. This one is of a packet of which four
bytes are behind us when its length is known:

\`\`\`yaml
- flags: u16be
- length: { type: u16be, length-of: rest, plus: -4 }
- data: { type: bytes, to: end }
\`\`\`

In a struct, \`rest\` is what follows in the struct: it ends where these bytes end, and what stands behind it in the
message follows. So lengths stand in each other, a list may end with its bytes and be followed by more, and each
element may say how long it is:

\`\`\`yaml
structs:
  option:
    fields:
      - sort: u8
      - length: { type: u8, length-of: rest }
      - switch: sort
        arms:
          size: { is: [2], fields: [size: u16be] }
          other: { otherwise: true, fields: [{ data: { type: bytes, to: end } }] }
  options:
    fields:
      - length: { type: u16be, length-of: rest }
      - all: { list: option, ends: bytes }
messages:
  packet:
    id: 1
    fields: [options: options, trailer: u8]
\`\`\`

The number may stand far in front: \`length-of\` names a struct or a list, too, and \`count-of\` a list, whose elements
it counts, be they structs, texts or numbers. Neither is a member; encoding writes what there is:

\`\`\`yaml
- questions: { type: u16be, count-of: asked }
- size: { type: u32be, length-of: body, plus: 4 }
- asked: { list: question }
- body: body
\`\`\`

Where the number is a part of a member that tells more, as in a word or in the value that chooses, \`count-by\` and
\`length-by\` name it, or its lowest bits; where there are more than it says, \`count-by: older + 1\`. It stays a member,
and encoding asks that it is right:

\`\`\`yaml
- head: u8
- switch: head
  arms:
    few: { is: [0x90, 0x91, 0x92], fields: [items: { list: item, count-by: head & 0x0f }] }
    many: { is: [0xdc], fields: [count: u16be, items: { list: item, count-by: count }] }
\`\`\`

Encoding counts the bytes that it wrote, so that no length can be wrong; where bytes say a length that is not theirs,
they are refused, and the error names the length.

A struct may have itself inside, in a list, in an arm, or where a condition says so: some value of it must end. \`max-depth\`
says how many may stand in each other, so that no bytes can make a reader go deeper; one more is an error, in reading as
in writing.

\`\`\`yaml
structs:
  value:
    max-depth: 32
    fields:
      - head: u8
      - switch: head
        arms:
          number: { is: [0..3] }
          list: { is: [0x90..0x9f], fields: [items: { list: value, count-by: head & 0x0f }] }
\`\`\`

Where a number's high bits stand elsewhere, in a mask, \`high\` names it; the mask is no member then. So it is where an
id has a message's number in its low bits and something else in the others, \`mask: id >> 5\`:

\`\`\`yaml
multicast:
  id: 10
  fields:
    - more: { mask: id >> 5 }
    - size: { type: u8, length-of: data, high: more }
    - data: bytes
\`\`\`

Some things are announced by a number in front of them, a \`marker\`, and otherwise are not there. Only a struct is, or
an integer that \`selects\`, and only where what follows is never that number: another one with a mark, or the number
that \`selects\` the version.

\`\`\`yaml
- extensions: { type: extensions, marker: 0x3144564d }
- flags: { type: u32, marker: 0x58455446, selects: { 8: mod, 9: mod-wide }, selects-bits: 0x10d, foreign: { 4: teams } }
- version: { type: i32, selects: { 28: "28" } }
\`\`\`

What a mark announces tells versions together with that number. Where \`flags\` is not there, it is a version that none of
its values tells; where 0 is among them, it is as if all bits were clear. Of bits that are not described \`foreign\` says
what they are, so that the error can.

## Choices

\`switch\` chooses further fields by a value that came before, which may be a part of a word. It stands
last. Each choice is an **arm**, with a name, that \`is\` for some values; the last one may be for all
others. An arm may end in a switch of its own:

\`\`\`yaml
- switch: code
  arms:
    client: { is: [DEM_CMD], fields: [msec: u8] }
    server: { is: [DEM_READ, 7], fields: [{ data: { type: bytes, to: end } }] }
    others: { otherwise: true }
\`\`\`

What chooses is a member in front, so decoding and encoding find the same arm by it. Members of other arms are none of the
message's type, and what the arm has must be there:

\`\`\`yaml
- sort: u8
- switch: sort
  arms:
    point: { is: [1], fields: [x: u8, y: u8] }
    name: { is: [2], fields: [name: string] }
\`\`\`

\`{ sort: 1, x: 3, y: 4 }\` is \`01 03 04\`; the sort 3 is an error, in reading as in writing.

What \`selects\` versions chooses no arms, since it is read before anybody knows the version; and a name that is a hint in
one arm, as a mask's is, is a hint in all of them.

An arm may be for all values from one to another: \`is: [1..63, 0xc0]\`. Values that choose no arm are an error. Where it is
known what they announce, though it is not described, \`foreign\` says it, so that the error can:
\`foreign: { 0: what only the mod's program can read }\`.

Arms may ask for bits of a mask in front of the switch, and several arms for the same bit:

\`\`\`yaml
- flags: { mask: u8 }
- code: u8
- switch: code
  arms:
    beam: { is: [1], fields: [width: { type: u8, when: flags.0 }] }
    spark: { is: [2], fields: [{ colour: { type: u8, when: flags.0 } }, { lit: { bit: flags.1 } }] }
\`\`\`

The value that chooses tells what the bits mean, so encoding knows both before it writes the mask. In an arm
that does not ask for a bit, as \`beam\` for bit 1, it means nothing: it is a hint. What a bit says outside of the
arms it says in all of them, so no arm has it.

Nothing follows a switch, since each arm is a message of its own as it were. Where something does, the switch stands in
a struct, as a member or as elements of a list; its arms are variants of the struct's type, distinguished by the value
that chooses.

What chooses may have 64 bits, as eight letters at the beginning do. Its values are compared as they are, each bit of them;
in the message it is a bigint, and the compiler tells the arms apart by it:

\`\`\`yaml
- magic: u64be
- switch: magic
  arms:
    letters: { is: [0x6162636465666768], fields: [count: u8] }
    last: { is: [18446744073709551615] }
    other: { otherwise: true, fields: [size: u32] }
\`\`\`

With the count 2, the letters \`abcdefgh\` are \`61 62 63 64 65 66 67 68 02\`.

A message that has arms has them in all its versions. A value may choose another arm in another one.

## Enums and vectors

An **enum** gives numbers names, and a list of **vectors** gives them directions or points. Both only
speak of the numbers: a field may hold others all the same.

\`\`\`yaml
vectors:
  way: { values: [[0, 1], [1, 0], [0, -1], [-1, 0]] }

types:
  way: { type: u8, vectors: way }
\`\`\`

Vectors may be \`made\` instead of listed: \`icosphere\` makes 162 directions.

## Strings

Strings are bytes: byte *b* is the character U+00*b*, so nothing is lost and nothing is guessed. A
\`text\` type says after how many bytes a string is cut. The value tells how a string ended: at NUL;
at 0xFF, which it then has as its last character; or cut, when it is as long as it can be. So no string has a NUL, one
with 0xFF before its last character is refused, and so is a longer one.

\`\`\`yaml
types:
  short_string: { type: text, cut: 4 }
messages:
  titles:
    id: 6
    fields: [first: short_string, second: short_string, third: short_string]
\`\`\`

\`{ first: "ab", second: "c\\xff", third: "abcd" }\` is \`06 61 62 00 63 ff 61 62 63 64\`.

## Texts of other formats

Most formats write a text behind the number of its bytes, or up to a byte that ends it. A type says so, and is then a
field's type as others are, in structs, in arms, and as what a list is of:

\`\`\`yaml
types:
  string: { type: utf8, length: u16be }
  blob: { type: bytes, length: varu28 }
  line: { type: latin1, ends: 0x0a, cut: 255 }

messages:
  subscribe:
    id: 0x82
    fields:
      - packet: u16be
      - topics: { list: string, count: u8 }
      - note: line
      - rest: { list: blob, ends: bytes }
\`\`\`

\`latin1\` has a character for each byte. \`utf8\` is read as UTF-8, and loses nothing: a byte that is part of no
character, as in a text that was cut or is in another encoding, becomes a lone surrogate, byte \`b\` U+DC00 + b. No
character in UTF-8 is one of these, so each row of bytes is a string, which is written as the same bytes. A string that
no bytes are read as, with another lone surrogate or with such as are a character together, is refused.

Where the number is elsewhere, \`utf8\` and \`latin1\` refer to it as \`bytes\` do, by \`length-of\`, \`length-by\` or
\`to: end\`. What is counted is bytes, however many characters they are:

\`\`\`yaml
- key_length: { type: u8, length-of: key }
- value_length: { type: u16be, length-of: value }
- key: latin1
- value: utf8
\`\`\`

What \`ends\` a text is a byte, or several as \`0x0a 0x0d\`, of which any does. The text has none of them. The first is
usual; which other one ended it is a hint, \`noteEnd\`. With \`cut\` it may also end after so many bytes, without one.
A length in groups that came in more bytes than it takes is one, too, \`dataWidth\`; of a list it is an array, with the
width of each.

## The text form

\`decompile\` writes messages as text, \`token value;\` or \`token { … }\`, a statement for each member. Where
the words are not the schema's names, \`token\` names a message, a block or an arm, and \`text\` lists its
statements. Members that none of them tells follow under their own names:

\`\`\`yaml
damage:
  id: 19
  token: hurt
  text:
    - save: armor
    - origin: { of: origin1 origin2 }
    - weapons: { of: items, bits: [-1, 2, 0, 1] }
    - megahealth: { of: items, flag: 3 }
    - keys: { of: items, from: 4, count: 4 }
    - time: { of: time, as: time }
    - model: { of: model, names: models }
    - pause: { of: pause, default: 0 }
  fields:
    - armor: u8
    - origin1: u8
    - origin2: u8
    - items: u8
    - time: f32
    - model: u8
    - pause: u8
\`\`\`

- \`of\` is the member, or several that stand behind one token.
- \`bits\` lists those that are set, by their numbers: 1 stands for the first bit named here, and so on; -1 stands
  for there being none, -2 for nothing. \`flag\` is one bit, which the token alone says. \`from\` and \`count\`
  take some bits as a number. Several statements may tell parts of one member.
- \`as\` is another way to write a number: \`time\`, \`float\`, \`whole\`, or as another type has the same bits.
  \`set\` lists which of several members are not 0, \`word\` is the word that they are parts of.
- \`each\` is the token of a list's elements.
- \`names\` is what a comment looks up: \`models\`, \`sounds\`, \`configstrings\`, \`stats\`. Who looks up is given
  each number once, in the order of the text, and may make a comment of what came before: \`health\` and \`armor\`
  of what the \`health_hit\` and \`armor_hit\` in front of them leave.
- \`default\` is a value that is left out, and meant where nothing stands: of an integer, or an array of such, that is
  always there.
- \`old\` marks a statement that is read and never written: another way to say what others say. Its token is that of
  the message, which has no arms, and behind it stands without braces the word that its members are parts of.
- \`legacy\` is for a text form that an older program reads, too: it does not know the statement or the message
  (\`unknown\`), or writes the statement and cannot read it back (\`unread\`). A text for that program leaves them out,
  and they are counted. \`unknown_mask_bits\` is there by itself for every mask with bits that mean nothing; who lists
  it as \`- unknown_mask_bits: flags\` says that the older program knows it.

The text brings back all of a message. \`demospec check\` refuses a list that tells a member twice, or a bit of one twice or
not at all, two statements with one token, and two messages with one in the same version. What chooses an arm
is read before the arm's statements are known: it has a statement to itself, as it is, of one token in all arms.

A struct's statements stand among those of its message, and a list's elements are called as their struct; where
something else would have the same token then, the struct stands in braces behind the member's name, and the elements
are called as the list.

Hints have statements of their own, which are there only where bytes are not written as they would be: \`hint_flags 0x81;\`
of a mask, \`hint_filler 00 ff;\` of a gap, \`hint_crc 0x1234;\` of a checksum.

A statement whose token is the message's own, or the only one, stands behind the message's name: \`print "a";\`. Of a
block, \`token-empty\` and \`token-none\` name one whose messages are empty, and one that has none.

## Containers

A container's block has fields like a message, and no id. Bytes of it carry the messages of a protocol;
in several arms they may be of several protocols, whose messages have names of their own:

\`\`\`yaml
- size: { type: i32, length-of: messages, none: -1 }
- messages: { type: bytes, carries: game }
\`\`\`

A message, too, may carry messages of its protocol, as they are or packed:

\`\`\`yaml
zpacket:
  id: 21
  fields:
    - size: { type: u16, length-of: messages }
    - unpacked: u16
    - messages: { type: bytes, carries: game, packed: deflate-raw, unpacked: unpacked }
\`\`\`

The member has the bytes as they came, since hardly two programs pack alike: so each comes back bit for bit. What is in
them is read with the version that is spoken, and worlds follow it as what stands behind the message. Bytes that do not
unpack to as many as \`unpacked\` says, or to no messages, are not understood. No more are made of them than that,
whatever they are; and what carries messages, or tells versions, is not carried, so that none goes deeper.

Where all of them are one message and their ids do not stand there, \`each\` names it:

\`\`\`yaml
settings:
  id: 22
  fields:
    - size: { type: u16, length-of: packed_settings }
    - unpacked: u16
    - packed_settings: { type: bytes, carries: game, each: setting, packed: zlib, unpacked: unpacked }
setting:
  id: 13
  fields: [index: u16, text: string]
\`\`\`

A container without \`extension\` is no file. Its blocks are packets, each by itself: what is left of one
behind its block is an error, and not the next block.

A protocol that no container carries has files of its messages alone, one after the other. Their names end in its own,
\`.chat\`, unless it says another ending: \`extension: .log\`.

## What makes it invertible

Of each construct, why bytes come back as they were, and where the value keeps what could be one way or another:

| construct | what makes it invertible |
| --- | --- |
| integers, floats | Each value has its own bytes. A NaN has many: its bits stand beside it, \`timeNaN\`. |
| \`scale\`, \`plus\` | The checker tries that each raw number comes back. |
| numbers in groups | How many bytes it came in is a hint where that is more than it takes, \`sizeWidth\`. |
| \`step23\` | The width is part of the value: it says whether it is a step. |
| arrays, \`interleave\` | As many elements as the schema says; each array is a member of its own. |
| \`split\` | The parts have all bits of the word. Which of two ways it came in is a bit, and a hint. |
| \`bitwise\` | Masks and counts in front tell each width; what is left of the last byte is a hint, \`framesPadding\`. |
| \`mask\`, \`when\`, \`unless\` | Each bit follows from the members that are there. What they leave open is a hint, the mask as it came. |
| \`bit\`, \`bits\` | The bits are a member: a flag, or a number. |
| \`wide\`, \`widths\` | The narrower width is taken where the value fits; the wider one is a hint. |
| \`keyed-by\` | A record's keys are the bits. |
| \`terminates\` | Nothing of the mask is asked for behind it; the mask is a hint. |
| \`if\`, \`outer\` | What it hangs on is written in front, so that encoding refuses what does not go with it. |
| \`switch\` | What chooses is a member in front. |
| \`use\` | A group is its fields. |
| structs, \`max-depth\` | A struct is its fields; as deep as is read is written. |
| lists | The count, the length, or the element that ends it follows from the list; the mask of that element is a hint, \`itemsEnd\`. |
| \`length-of\`, \`count-of\` | Computed, and no member. A length that bytes tell otherwise is refused. |
| \`length-by\`, \`count-by\` | A member in front, which encoding asks to be right. |
| \`to: end\`, \`ends: bytes\` | They end where the packet ends, or what a length counts; nothing follows. |
| \`when: more\` | It is there while bytes are left, and so is nothing behind one that is not. |
| strings | How one ended shows in its last character and its length. |
| texts, bytes | No ending byte stands in one; which of several ended it is a hint, \`noteEnd\`. UTF-8 that is none has a character of its own for each byte. |
| \`open\` | Whether the text ended with the bytes is a hint, \`textOpen\`. |
| \`constant\` | It is always the same: other bytes are refused. |
| \`pad\`, \`align\` | Zeros, or a hint of the gap's name. |
| \`checksum\` | Computed, or a hint of its name. |
| \`marker\` | What follows is never that number. |
| \`reserved-bit\` | Where the bit is set nothing is read. |
| \`high-of\`, \`same-as\`, \`absent\`, \`enum\`, \`vectors\`, \`max\` | They say what a value means, and change no byte. |
| \`selects\`, \`selects-flavor\` | The number is a member; an unknown one is refused. |
| \`id\`, \`ids\`, \`frame\` | The id follows from the type and the mask that it has; the length in front is computed. |
| containers | Header, blocks, and whatever is left behind them are kept as bytes where nobody understands them. |

## What canonical means

Bytes are canonical when they are those that the value would be encoded to without any hint: the
shortest, with unused bits as usual. Whatever is decoded comes back as it was; \`demospec verify\`
counts what is not canonical, and says why. A message that cannot be written without its hints is not
canonical, and has no other form: a text without terminator behind a length that cannot count one byte more.
`;

function words(all: object): string {
  const names = Object.keys(all).map((name) => `\`${name}\``);
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Words and what they mean, as a table. */
function table(words: Readonly<Record<string, { readonly doc: string }>>): string {
  const rows = Object.entries(words).map(([word, { doc }]) => `| \`${word}\` | ${doc} |`);
  return ["| word | what it means |", "| --- | --- |", ...rows].join("\n");
}
