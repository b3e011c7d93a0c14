import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { chromiumOptions } from "../chromiumOptions.ts";
import { type RunningServer, startApi } from "./apiServer.ts";
import { findPostgres, type PostgresServer } from "./postgresServer.ts";
import { SkipError } from "./SkipError.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Resources that measurements share, created on first use and removed at the end. */
export class Resources {
  readonly #cleanUps: (() => unknown)[] = [];

  readonly folder = once(async () => {
    const folder = await mkdtemp(join(tmpdir(), "gbvf-bench-"));
    this.onEnd(() => rm(folder, { recursive: true, force: true }));
    return folder;
  });

  /** @throws {SkipError} if there is no PostgreSQL and none can be started */
  readonly postgres = once(async (): Promise<PostgresServer> => {
    const server = await findPostgres();
    if (server === undefined) {
      throw new SkipError(
        "no PostgreSQL: TEST_DATABASE_URL is not set, and Debian's package is not installed",
      );
    }
    this.onEnd(server.stop);
    return server;
  });

  readonly build = once(async () => {
    const { status } = spawnSync(
      join(root, "node_modules/.bin/vite"),
      ["build", "app", "--logLevel", "warn"],
      {
        cwd: root,
        stdio: ["ignore", 2, 2],
      },
    );
    if (status !== 0) throw new Error("The app could not be built; see Vite's output above.");
  });

  readonly api = once(async (): Promise<RunningServer> => {
    await this.build();
    const postgres = await this.postgres().catch(() => undefined);
    const server = await startApi(await this.folder(), await postgres?.createDatabase("demonstration"));
    this.onEnd(server.stop);
    return server;
  });

  readonly browser = once(async (): Promise<Browser> => {
    const browser = await chromium.launch(chromiumOptions);
    this.onEnd(() => browser.close());
    return browser;
  });

  /** Registers a clean-up; clean-ups run in reverse order. */
  onEnd(cleanUp: () => unknown): void {
    this.#cleanUps.push(cleanUp);
  }

  async end(): Promise<void> {
    for (let next = this.#cleanUps.pop(); next !== undefined; next = this.#cleanUps.pop()) await next();
  }
}

function once<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
