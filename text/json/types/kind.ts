/** What JSON has for a member. */
export type Kind =
  | { readonly kind: "number" | "big" | "float" | "string" | "flag" | "bytes" | "record" }
  /** What only tells how a message came: the encoder would leave aside what is outside. */
  | { readonly kind: "hint"; readonly low: number; readonly high: number }
  | {
      readonly kind: "array";
      readonly of: "number" | "big" | "float" | "string" | "bytes" | "bits";
    }
  | { readonly kind: "struct" | "list"; readonly plan: Plan };

/** The members that a message, a struct or a block may have. */
export interface Plan {
  /** The message's type, or the struct's name. */
  readonly name: string;
  readonly members: ReadonlyMap<string, Kind>;
  /** Those of what a value chooses. */
  readonly choice: Choice | undefined;
}

export interface Choice {
  readonly on: string;
  readonly arms: ReadonlyMap<unknown, Plan>;
  readonly otherwise: Plan | undefined;
}
