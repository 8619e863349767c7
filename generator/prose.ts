/** What the reference of the schema language says before its tables. */
export const PROSE = `# The schema language

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

A schema file is one of three things. A **protocol** is messages that follow each other, each told
apart by its first byte, the id. A **container** is a file of blocks that carry a protocol's messages.
Files of **types** are included by both.

A message lists its fields in the order of the wire, a line each: \`- health: i16\`. A field with more
to say is a map: \`- volume: { type: u8, scale: 1/255, when: flags.0, absent: 1 }\`. All integers have
their lowest byte first. The built-in types are \`u8\`, \`u16\`, \`u32\`, \`i8\`, \`i16\`, \`i32\`, \`f32\`,
\`text\` and \`bytes\`; \`coord[3]\` is three of them. Others get a name under \`types\`.

Names are in lower case; \`type\` and \`constructor\` are taken. A number is written as \`31\` or \`0x1f\`.
Scalars need quotes only where YAML wants them, as in \`"coord[3]"\` between braces. There are no
anchors, aliases or tags.

## Versions

A protocol lists its versions, the oldest first. Messages, fields and the names of enums say in which
they are: \`since: "1.07"\`, \`until: "1.06"\`, both included. A field that changed is there twice, with
ranges that do not overlap:

\`\`\`yaml
- items: { type: u32, when: flags.9, until: "1.06" }
- items: { type: u32, since: "1.07" }
\`\`\`

The generated code is specialised: a decoder for one version contains no test of the version. Since
all versions of a message share one type, a member has one type in all of them.
\`dialects\` are further versions that others made; nothing is taken for one that does not say so.

## Masks and hints

A mask is bits that tell which fields follow. \`when: flags.0\` makes a field's presence depend on a
bit; \`bit: flags.5\` makes the bit itself a value; \`wide: { when: flags.14, type: u16 }\` makes a bit
choose a wider integer; \`more\` lets a bit announce further bits. A bit says one thing.

Encoding derives every bit from the fields that are there, so that adding or removing a field is all
there is to an edit. What the fields leave open is settled by a **hint**: the decoded value keeps the
mask as it came, and the encoder takes from it only bits that mean nothing, widths wider than needed,
and parts that are announced and zero. Bits in \`usual\` mean nothing, and are set where no hint is.

## Strings

Strings are bytes: byte *b* is the character U+00*b*, so nothing is lost and nothing is guessed. A
\`text\` type says after how many bytes a string is cut. The value tells how a string ended: at NUL;
at 0xFF, which it then has as its last character; or cut, when it is as long as it can be.

## What canonical means

Bytes are canonical when they are those that the value would be encoded to without any hint: the
shortest, with unused bits as usual. Whatever is decoded comes back as it was; \`demospec verify\`
counts what is not canonical, and says why.
`;
