import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { makePrivateFolder, PRIVATE_FILE } from "../../lib/privateFolder.ts";
import { Help } from "./help.ts";

/** Changes made by hand in the database are not announced. */
const READ_AGAIN_MS = 60_000;
/** After this a reader gets the last copy. */
const LONGEST_WAIT_MS = 4000;
/** How long readers get the last copy at once, after the database failed one. */
const PAUSE_MS = 5000;

/**
 * What the pages of help show: read again when data change, and kept on disk for when the database is away, also after
 * a restart.
 */
export class KeptHelp {
  readonly #read: () => Promise<Help>;
  readonly #varDir: string | undefined;
  readonly #logger: Logger;
  #help: Help | undefined;
  #freshUntil = Number.NEGATIVE_INFINITY;
  /** Raised by each change of data: what was begun before it is not fresh. */
  #change = 0;
  #reading: Promise<void> | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** @param varDir where the copy is; without it, it is only in memory */
  constructor(read: () => Promise<Help>, varDir: string | undefined, logger: Logger) {
    this.#read = read;
    this.#varDir = varDir;
    this.#logger = logger;
    this.#help = varDir === undefined ? undefined : readCopy(varDir);
  }

  drop(): void {
    this.#change += 1;
    this.#reading = undefined;
    this.#freshUntil = Number.NEGATIVE_INFINITY;
  }

  /** @throws what the database says, where there is no copy */
  async current(): Promise<Help> {
    if (performance.now() < this.#freshUntil && this.#help !== undefined) return this.#help;
    this.#reading ??= this.#readAgain();
    if (this.#help === undefined) await this.#reading;
    else await this.#readOrPause(this.#reading);
    return this.#help as Help;
  }

  async #readOrPause(reading: Promise<void>): Promise<void> {
    const change = this.#change;
    const isRead = await Promise.race([
      reading.then(
        () => true,
        () => false,
      ),
      delay(LONGEST_WAIT_MS, false, { ref: false }),
    ]);
    if (!isRead && change === this.#change) this.#freshUntil = performance.now() + PAUSE_MS;
  }

  async #readAgain(): Promise<void> {
    const change = this.#change;
    try {
      const help = await this.#read();
      if (JSON.stringify(help) !== JSON.stringify(this.#help)) {
        this.#help = help;
        this.#keep(help);
      }
      if (change === this.#change) this.#freshUntil = performance.now() + READ_AGAIN_MS;
    } catch (err) {
      this.#logger.warn({ err }, "the pages of help could not be read; they stay as they were");
      throw err;
    } finally {
      if (change === this.#change) this.#reading = undefined;
    }
  }

  /** In turn, and nobody waits for it. */
  #keep(help: Help): void {
    const varDir = this.#varDir;
    if (varDir === undefined) return;
    this.#writing = this.#writing
      .then(() => writeCopy(varDir, help))
      .catch((err) => this.#logger.warn({ err }, "the copy of the pages of help could not be written"));
  }

  /** For the end of the process. */
  async written(): Promise<void> {
    await this.#writing;
  }
}

const copyIn = (varDir: string) => join(varDir, "help.json");

/** Undefined where there is none, or one of another version of this code. */
export function readCopy(varDir: string): Help | undefined {
  try {
    return Help.safeParse(JSON.parse(readFileSync(copyIn(varDir), "utf8"))).data;
  } catch {
    return undefined;
  }
}

async function writeCopy(varDir: string, help: Help): Promise<void> {
  const path = copyIn(varDir);
  makePrivateFolder(varDir);
  // A process that is killed here leaves the copy before it whole.
  await writeFile(`${path}.new`, JSON.stringify(help), { mode: PRIVATE_FILE });
  await rename(`${path}.new`, path);
}
