import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import type { Database } from "../lib/database/db.ts";
import { migrateTo } from "../migrations/migrate.ts";
import { temporaryFolder } from "../testing/temporaryFile.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { storeBackup } from "./backupFile.ts";
import { restoreBackup } from "./restoreBackup.ts";
import { atOneMoment, backupOf } from "./writeBackup.ts";

const folder = temporaryFolder(afterAll);
/** The embedded database waits while a backup is written. */
const [, open] = testDatabases.find(([name]) => name === "PostgreSQL") ?? [];
const BACKUPS = process.env.THOROUGH === undefined ? 2 : 10;

const addSource = async ({ knex }: Database): Promise<number> => {
  const [row] = await knex("data_source")
    .insert({ theme: "crime", description: "New" })
    .returning("dataSourceId");
  return row.dataSourceId;
};

function keepWriting(database: Database) {
  let isWriting = true;
  let count = 0;
  const first = Promise.withResolvers<void>();
  const ended = (async () => {
    for (; isWriting; count += 1) {
      await addSource(database);
      first.resolve();
    }
  })();
  return {
    first: first.promise,
    count: () => count,
    stop: async () => {
      isWriting = false;
      await ended;
    },
  };
}

test.runIf(open !== undefined)(
  "S52 a backup that was written under writes restores every time, and new ids collide with none",
  async () => {
    const source = await (open as NonNullable<typeof open>)("reference");
    onTestFinished(() => source.close());
    const target = await (open as NonNullable<typeof open>)("reference");
    onTestFinished(() => target.close());
    for (let each = 0; each < BACKUPS; each++) {
      const writing = keepWriting(source);
      await writing.first;
      const before = writing.count();
      const file = join(folder, `${each}`);
      const backup = await atOneMoment(source.knex, (trx) => storeBackup(backupOf(trx, new Date()), file));
      const writes = writing.count() - before;
      await writing.stop();
      expect(writes).toBeGreaterThan(0);

      expect(await target.knex.transaction((trx) => restoreBackup(trx, { backup, migrateTo }))).toBe(true);
      const ids: number[] = await target.knex("data_source").pluck("data_source_id");
      expect(await addSource(target)).toBeGreaterThan(Math.max(...ids));
    }
  },
);
