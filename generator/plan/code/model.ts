/*
 * Code as data: what functions do, before a printer writes it in a language. It is plain, so that it can be searched,
 * compared and changed as a tree; nobody looks at code once it was printed.
 */

/** A number on the wire that one instruction reads or writes. */
export interface WireNumber {
  readonly form: "Uint" | "Int" | "Float" | "BigUint" | "BigInt";
  readonly bits: number;
  readonly bigEndian?: boolean;
}

export type Expr =
  | { readonly kind: "number"; readonly value: number; readonly hex?: true }
  /** An integer of 64 bits, as its digits. */
  | { readonly kind: "big"; readonly digits: string }
  | { readonly kind: "string"; readonly value: string }
  /** Bytes, a character each. */
  | { readonly kind: "bytes"; readonly bytes: readonly number[] }
  /** A local variable, a parameter, or a declaration of the same module. */
  | { readonly kind: "name"; readonly name: string }
  /** What the library exports. */
  | { readonly kind: "library"; readonly name: string }
  | { readonly kind: "member"; readonly of: Expr; readonly name: string }
  | {
      readonly kind: "item";
      readonly of: Expr;
      readonly index: Expr;
      /** It is absent where what it is in is. */
      readonly optional?: true;
    }
  | {
      readonly kind: "call";
      readonly callee: Expr;
      readonly args: readonly Expr[];
      /** Nothing is called where there is no function. */
      readonly optional?: true;
      /** The types that a generic function is called with. */
      readonly types?: string;
    }
  | { readonly kind: "new"; readonly callee: Expr; readonly args: readonly Expr[] }
  | {
      readonly kind: "operation";
      readonly operator: Operator;
      readonly left: Expr;
      readonly right: Expr;
    }
  | { readonly kind: "unary"; readonly operator: "!" | "~" | "-" | "typeof "; readonly of: Expr }
  | { readonly kind: "choice"; readonly test: Expr; readonly yes: Expr; readonly no: Expr }
  | { readonly kind: "list"; readonly items: readonly Expr[] }
  | {
      readonly kind: "record";
      readonly entries: readonly { readonly name: string; readonly value: Expr }[];
      /** What it has all members of. */
      readonly rest?: Expr;
    }
  | {
      readonly kind: "lambda";
      readonly parameters: readonly Parameter[];
      readonly returns?: string;
      readonly body: Expr | readonly Stmt[];
      /** It has a `this` of its own. */
      readonly hasThis?: true;
    }
  /** An assignment whose value is used: `(at += 2) - 2`. */
  | {
      readonly kind: "assign";
      readonly target: Expr;
      readonly operator: Assigning;
      readonly value: Expr;
    }
  /** `at++`, `i--` */
  | { readonly kind: "step"; readonly target: Expr; readonly by: 1 | -1 }
  | { readonly kind: "read"; readonly wire: WireNumber; readonly view: Expr; readonly at: Expr }
  | {
      readonly kind: "write";
      readonly wire: WireNumber;
      readonly view: Expr;
      readonly at: Expr;
      readonly value: Expr;
    }
  /** A value of which the type is known to be this one. Languages without narrowing leave it out. */
  | { readonly kind: "as"; readonly of: Expr; readonly type: string }
  /** A value that is checked to be of a type, and keeps its own. */
  | { readonly kind: "satisfies"; readonly of: Expr; readonly type: string }
  /** The last of several values, all of which are made. */
  | { readonly kind: "sequence"; readonly exprs: readonly Expr[] }
  /** A value that is known not to be absent. */
  | { readonly kind: "present"; readonly of: Expr }
  /** Texts, one after the other. */
  | { readonly kind: "template"; readonly parts: readonly Expr[] };

export type Operator =
  | "+"
  | "-"
  | "*"
  | "/"
  | "&"
  | "|"
  | "^"
  | "<<"
  | ">>"
  | ">>>"
  | "==="
  | "!=="
  | "<"
  | "<="
  | ">"
  | ">="
  | "&&"
  | "||"
  | "??";

export type Assigning = "=" | "+=" | "-=" | "|=" | "&=" | ">>>=";

export interface Parameter {
  readonly name: string;
  readonly type?: string;
}

/** What a declaration names: a variable, or the elements or members of what it is given. */
export type Declared =
  | string
  | { readonly elements: readonly string[] }
  | {
      readonly members: readonly { readonly name: string; readonly as: string }[];
    };

export type Stmt =
  | { readonly kind: "do"; readonly expr: Expr }
  | {
      readonly kind: "declare";
      readonly word: "const" | "let";
      readonly names: Declared;
      readonly type?: string;
      readonly value?: Expr;
    }
  | {
      readonly kind: "if";
      readonly test: Expr;
      readonly body: Block;
      readonly else?: Block;
      /** Its branches are short enough to be without braces, also beside an `else`. */
      readonly brief?: true;
      /** It is in braces, however short it is. */
      readonly braced?: true;
    }
  | {
      readonly kind: "for";
      readonly name: string;
      readonly from: Expr;
      readonly test: Expr;
      readonly step: Expr;
      readonly body: Block;
    }
  | { readonly kind: "each"; readonly name: string; readonly of: Expr; readonly body: Block }
  | { readonly kind: "while"; readonly test: Expr; readonly body: Block }
  | { readonly kind: "forever"; readonly body: Block; readonly step?: Expr }
  | { readonly kind: "switch"; readonly on: Expr; readonly cases: readonly Case[] }
  | { readonly kind: "return"; readonly value?: Expr }
  | { readonly kind: "throw"; readonly value: Expr }
  | { readonly kind: "break"; readonly label?: string }
  /** What is caught is called `error`. */
  | {
      readonly kind: "try";
      readonly body: Block;
      readonly catch?: Block;
      readonly finally?: Block;
    }
  /** Statements with names of their own; `label` is what `break` leaves. */
  | { readonly kind: "block"; readonly body: Block; readonly label?: string };

export type Block = readonly Stmt[];

/** An arm of a switch. Without labels it is for all other values. */
export interface Case {
  readonly labels: readonly Expr[];
  readonly body: Block;
  /** It has names of its own, and is in braces. */
  readonly scoped?: boolean;
}

/** A function of a module. */
export interface FunctionCode {
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  readonly returns: string;
  readonly body: Block;
  readonly doc: string;
  /** Nobody outside the module calls it. */
  readonly isLocal?: true;
}

/** A class of a module. */
export interface ClassCode {
  readonly name: string;
  /** The class that it extends, with its type arguments. */
  readonly base: { readonly class: Expr; readonly of?: string };
  readonly doc: string;
  readonly members: readonly ClassMember[];
  /** Nobody outside the module names it. */
  readonly isLocal?: true;
}

export type ClassMember =
  | {
      readonly kind: "property";
      readonly name: string;
      readonly type?: string;
      /** Without: it is given before anybody reads it. */
      readonly value?: Expr;
      readonly isReadonly?: true;
      readonly overrides?: true;
      /** What is before it is about something else. */
      readonly apart?: true;
    }
  | {
      readonly kind: "getter";
      readonly name: string;
      readonly returns: string;
      readonly body: Block;
    }
  | {
      readonly kind: "method";
      readonly name: string;
      readonly parameters: readonly { readonly name: string; readonly type: string }[];
      readonly returns: string;
      readonly body: Block;
      readonly doc?: string;
      readonly overrides?: true;
    };

/** A function that makes the functions of several layouts, which differ in what it is given. */
export interface MakerCode {
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  readonly doc: string;
  readonly constants: Block;
  readonly functions: readonly FunctionCode[];
  readonly view?: ClassCode;
  readonly made: Expr;
}

/** A constant of a module. */
export interface ConstantCode {
  readonly name: string;
  readonly value: Expr;
  readonly type?: string;
  readonly doc?: string;
  readonly isExported?: true;
}
