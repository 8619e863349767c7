/* Of the parts that are used here of packages that come without declarations, or with some that Node's rules do not find. */

declare module "binary-parser" {
  interface Options {
    readonly formatter?: (raw: number) => number;
  }

  interface ChoiceOptions<V> {
    /** Is called with the value so far as `this`. */
    readonly tag: (this: V) => number;
    readonly choices: Readonly<Record<number, Parser>>;
  }

  interface ArrayOptions {
    readonly type: Parser;
    readonly readUntil: "eof";
  }

  interface StringOptions {
    readonly encoding: "latin1";
    readonly zeroTerminated: true;
  }

  export class Parser {
    uint8(name: string, options?: Options): this;
    int8(name: string, options?: Options): this;
    uint16le(name: string, options?: Options): this;
    int16le(name: string, options?: Options): this;
    choice<V>(options: ChoiceOptions<V>): this;
    string(name: string, options: StringOptions): this;
    array(name: string, options: ArrayOptions): this;
    parse(bytes: Uint8Array): unknown;
  }
}

declare module "restructure" {
  export interface Type {
    size(value?: unknown, parent?: unknown): number;
    decode(stream: DecodeStream, parent?: unknown): unknown;
    encode(stream: EncodeStream, value: unknown, parent?: unknown): void;
  }

  export class DecodeStream {
    constructor(bytes: Uint8Array);
    pos: number;
  }

  export class EncodeStream {
    constructor(bytes: Uint8Array);
    readonly buffer: Uint8Array;
    pos: number;
  }

  export const uint8: Type;
  export const uint16le: Type;

  class NumberType implements Type {
    constructor(type: string, endian?: "LE" | "BE");
    size(value?: unknown, parent?: unknown): number;
    decode(stream: DecodeStream): number;
    encode(stream: EncodeStream, value: number): void;
  }
  export { NumberType as Number };

  /** `bits` bits, of which `fraction` are after the point. */
  export class Fixed extends NumberType {
    constructor(bits: number, endian: "LE" | "BE", fraction: number);
  }

  export class Optional implements Type {
    constructor(type: Type, condition: (parent: never) => boolean);
    size(value?: unknown, parent?: unknown): number;
    decode(stream: DecodeStream, parent?: unknown): unknown;
    encode(stream: EncodeStream, value: unknown, parent?: unknown): void;
  }

  export class Struct implements Type {
    /** A function computes a member in decoding, and is passed over in encoding. */
    constructor(fields: Readonly<Record<string, Type | ((value: never) => unknown)>>);
    size(value?: unknown, parent?: unknown): number;
    decode(stream: DecodeStream, parent?: unknown): unknown;
    encode(stream: EncodeStream, value: unknown, parent?: unknown): void;
  }
}

declare module "pbf/compile" {
  /** The functions of a schema, `read` and `write` with each message's name. */
  export function compile<T>(schema: unknown): T;
}

declare module "protocol-buffers-schema" {
  export default function parse(schema: string): unknown;
}
