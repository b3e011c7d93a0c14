import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Dataset } from "../../lib/cache/datasets.ts";
import { withTimeout } from "../../lib/http/deadline.ts";
import { unavailable } from "../../lib/http/errors.ts";
import { makePrivateFolder, PRIVATE_FILE } from "../../lib/security/privateFolder.ts";
import { Help } from "./help.ts";

/**
 * Data that somebody changes in the database by hand are not announced, so they are read again after this
 * time.
 */
const MAX_AGE_MS = 60_000;
/** Milliseconds. The limit is shorter than a page's deadline, so that visitors still get the last copy. */
const READ_TIMEOUT_MS = 4000;
/** Milliseconds. The first read may take longer, because visitors would otherwise get no number at all. */
const FIRST_READ_TIMEOUT_MS = 60_000;
const PAUSE_MS = 5000;
const REFRESH_INTERVAL_MS = 2000;

const DATASETS_READ: readonly Dataset[] = ["boundaries", "building-block"];

type OnChange = (before: Help | undefined, after: Help) => void;

/** Caches the data of the help pages until they change. A copy on disk serves them without a database. */
export class HelpCache {
  readonly #read: () => Promise<Help>;
  readonly #varDir: string | undefined;
  readonly #logger: Logger;
  readonly #onChange: OnChange;
  #help: Help | undefined;
  #error: unknown;
  #freshUntil = Number.NEGATIVE_INFINITY;
  #changeCount = 0;
  #readChange = -1;
  #refreshTimer: NodeJS.Timeout | undefined;
  #reading: Promise<void> | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** @param varDir folder of the copy on disk; without it, the copy is only in memory */
  constructor(
    read: () => Promise<Help>,
    varDir: string | undefined,
    logger: Logger,
    onChange: OnChange = () => {},
  ) {
    this.#read = read;
    this.#onChange = onChange;
    this.#varDir = varDir;
    this.#logger = logger;
    this.#help = varDir === undefined ? undefined : readCopy(varDir);
  }

  drop(changed: readonly Dataset[] = DATASETS_READ): void {
    if (!changed.some((dataset) => DATASETS_READ.includes(dataset))) return;
    this.#changeCount += 1;
    this.#reading = undefined;
    this.#freshUntil = Number.NEGATIVE_INFINITY;
  }

  refreshSoon(): void {
    if (this.#refreshTimer !== undefined) return;
    this.#refreshTimer = setTimeout(async () => {
      this.#refreshTimer = undefined;
      await this.#refresh(FIRST_READ_TIMEOUT_MS);
      if (this.#readChange < this.#changeCount) this.refreshSoon();
    }, REFRESH_INTERVAL_MS).unref();
  }

  async prepare(): Promise<void> {
    await this.#refresh(FIRST_READ_TIMEOUT_MS);
  }

  /** @throws the database's error, or 503, if there is no copy */
  async current(): Promise<Help> {
    const refreshing = this.#refresh(READ_TIMEOUT_MS);
    if (this.#help === undefined || this.#readChange < this.#changeCount) await refreshing;
    if (this.#help === undefined) throw this.#error;
    return this.#help;
  }

  /** Returns the last copy at once, because a visitor must not wait for a hanging database. */
  async stored(): Promise<Help | undefined> {
    if (this.#help === undefined) return this.current().catch(() => undefined);
    void this.#refresh(READ_TIMEOUT_MS);
    return this.#help;
  }

  /** @throws if there is only a copy from before the latest change */
  async latest(): Promise<Help> {
    const help = await this.current();
    if (this.#readChange < this.#changeCount) throw unavailable();
    return help;
  }

  async #refresh(ms: number): Promise<void> {
    if (performance.now() >= this.#freshUntil) {
      this.#reading ??= this.#readAgain();
      const change = this.#changeCount;
      await withTimeout(ms, this.#reading).catch((error: unknown) => {
        this.#error = error;
        if (change === this.#changeCount) this.#freshUntil = performance.now() + PAUSE_MS;
      });
    }
  }

  async #readAgain(): Promise<void> {
    const change = this.#changeCount;
    try {
      const help = await this.#read();
      // A read that began before a later one would restore what a change has hidden.
      if (change < this.#readChange) return;
      this.#readChange = change;
      if (JSON.stringify(help) !== JSON.stringify(this.#help)) {
        const before = this.#help;
        this.#help = help;
        this.#store(help);
        this.#onChange(before, help);
      }
      if (change === this.#changeCount) this.#freshUntil = performance.now() + MAX_AGE_MS;
    } catch (err) {
      this.#logger.warn({ err }, "the pages of help could not be read; they stay as they were");
      throw err;
    } finally {
      if (change === this.#changeCount) this.#reading = undefined;
    }
  }

  #store(help: Help): void {
    const varDir = this.#varDir;
    if (varDir === undefined) return;
    this.#writing = this.#writing
      .then(() => writeCopy(varDir, help))
      .catch((err) => this.#logger.warn({ err }, "the copy of the pages of help could not be written"));
  }

  async flush(): Promise<void> {
    await this.#writing;
  }
}

const getCopyPath = (varDir: string) => join(varDir, "help.json");

export function readCopy(varDir: string): Help | undefined {
  try {
    return Help.safeParse(JSON.parse(readFileSync(getCopyPath(varDir), "utf8"))).data;
  } catch {
    return undefined;
  }
}

async function writeCopy(varDir: string, help: Help): Promise<void> {
  const path = getCopyPath(varDir);
  makePrivateFolder(varDir);
  // Writes a new file and renames it, so that a crash does not damage the previous copy.
  await writeFile(`${path}.new`, JSON.stringify(help), { mode: PRIVATE_FILE });
  await rename(`${path}.new`, path);
}
