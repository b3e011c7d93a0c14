import { basename } from "node:path";
import { type FaultPlace, ImportError } from "./ImportError.ts";

const MAX_LISTED = 50;

export class Faults {
  readonly #file: string;
  readonly #found: ImportError[] = [];
  #count = 0;

  constructor(file: string) {
    this.#file = file;
  }

  get count(): number {
    return this.#count;
  }

  add(message: string, at?: number | FaultPlace): void {
    this.#take(new ImportError(this.#file, message, at));
  }

  /** Undefined if `read` throws a fault, which is collected. */
  gather<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      this.#take(error);
      return undefined;
    }
  }

  /** @throws {ImportError} that lists up to fifty */
  stopIfAny(): void {
    const [first] = this.#found;
    if (first === undefined) return;
    if (this.#count === 1) throw first;
    const name = basename(this.#file);
    const lines = this.#found.map(({ message }) => `  ${message.slice(name.length).replace(/^(, |: )/, "")}`);
    const others = this.#count - this.#found.length;
    throw new ImportError(
      this.#file,
      `it has ${this.#count} faults, and nothing was imported.`,
      undefined,
      others > 0 ? [...lines, `  and ${others} more`] : lines,
    );
  }

  #take(fault: ImportError): void {
    this.#count += 1;
    if (this.#found.length < MAX_LISTED) this.#found.push(fault);
  }
}
