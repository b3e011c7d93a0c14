import { basename } from "node:path";
import { type FaultPlace, ImportError } from "./ImportError.ts";

const MOST_TOLD = 50;

/** Gathers all faults of a file, so that its author can correct them in one go. */
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

  /** The result of `read`; undefined if it throws a fault of the file, which is kept. */
  gather<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      this.#take(error);
      return undefined;
    }
  }

  /** @throws {ImportError} that lists all faults, up to fifty */
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
    if (this.#found.length < MOST_TOLD) this.#found.push(fault);
  }
}
