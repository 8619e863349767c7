import { StructView } from "../bytes/view.ts";
import type { MessageShapes } from "../shapes/shapes.ts";
import type { ElementType } from "../columns/element-types.ts";
import { Member } from "./member.ts";

/** The object that handlers are given, which has the members that they declared: those of the message that is shown. */
export class FieldRow {
  readonly view: object;
  readonly #members: readonly Member[];
  readonly #prototype: object;
  /** This many shapes are known. */
  #known = 1;

  constructor(
    readonly shapes: MessageShapes,
    elementTypes: readonly ElementType[],
  ) {
    class Row extends StructView<object> {}
    this.#prototype = Row.prototype;
    this.view = new Row();
    this.#members = shapes.names.map((name, i) => new Member(name, elementTypes[i]!));
    this.#members.forEach((member) => this.#define(member));
  }

  /** Reads messages of the shapes, too, that were met since. */
  learn(): void {
    const { shapes } = this.shapes;
    const stale = new Set<Member>();
    for (; this.#known < shapes.length; this.#known++) {
      const { readings } = shapes[this.#known]!;
      for (const [i, member] of this.#members.entries()) {
        const isRead = member.add(readings.find(({ column }) => column === i));
        if (!isRead) stale.add(member);
      }
    }
    for (const member of stale) this.#define(member);
  }

  #define(member: Member): void {
    const own = { get: member.getter(), enumerable: true, configurable: true };
    Object.defineProperty(this.#prototype, member.name, own);
  }
}
