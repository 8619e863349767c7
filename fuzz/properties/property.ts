import type fc from "fast-check";
import type { Subject } from "../values/subjects.ts";

/** Something that holds for all inputs. */
export interface Property<S extends Subject, I = unknown> {
  readonly name: string;
  /** Whether the subject has anything that the property could be about. */
  applies?(subject: S): boolean;
  arbitrary(subject: S): fc.Arbitrary<I>;
  /**
   * Throws where the property does not hold.
   *
   * @param reached receives the branches that the input takes, of those that `branchesOf` lists
   */
  check(subject: S, input: I, reached?: Set<string>): void;
}
