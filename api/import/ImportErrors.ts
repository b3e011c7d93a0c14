import { basename } from "node:path";
import { type ErrorPosition, ImportError } from "./ImportError.ts";

const MAX_LISTED = 50;

export class ImportErrors {
  readonly #file: string;
  readonly #errors: ImportError[] = [];
  #count = 0;

  constructor(file: string) {
    this.#file = file;
  }

  get count(): number {
    return this.#count;
  }

  add(message: string, position?: number | ErrorPosition): void {
    this.#count += 1;
    if (this.#errors.length < MAX_LISTED) this.#errors.push(new ImportError(this.#file, message, position));
  }

  /** @throws {ImportError} that lists up to fifty errors */
  throwIfAny(): void {
    const [firstError] = this.#errors;
    if (firstError === undefined) return;
    if (this.#count === 1) throw firstError;
    const name = basename(this.#file);
    const lines = this.#errors.map(
      ({ message }) => `  ${message.slice(name.length).replace(/^(, |: )/, "")}`,
    );
    const omitted = this.#count - this.#errors.length;
    throw new ImportError(
      this.#file,
      `it has ${this.#count} faults, and nothing was imported.`,
      undefined,
      omitted > 0 ? [...lines, `  and ${omitted} more`] : lines,
    );
  }
}
