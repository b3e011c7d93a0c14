import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { setGroups } from "../../api/group/groups.ts";
import { openDatabase } from "../../api/lib/database/db.ts";
import { createDemonstrationDatabase, createDemonstrationFolder } from "../demonstration.ts";
import { serve } from "../serve.ts";
import type { PostgresDatabase } from "../testPostgres.ts";
import { choosePassword } from "./account.ts";
import { databases } from "./databases.ts";
import { startJourney } from "./journey.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const INVITED_EMAIL = "first.administrator@example.org";

async function invite(settings: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["api/adminCommand.ts", "invite", INVITED_EMAIL],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: "development", ...settings },
    },
  );
  const path = stdout.match(/(\/auth\/add-password\/#\S+)/)?.[1];
  if (path === undefined) throw new Error(`No link was printed: ${stdout}`);
  return path;
}

describe.each(databases)("an invitation on %s", (name) => {
  let database: PostgresDatabase | undefined;
  let link: string;
  // Hooks run in reverse order, so the database is dropped after the server has stopped.
  afterAll(() => database?.drop());
  const journey = startJourney(async () => {
    database = name === "PostgreSQL" ? await createDemonstrationDatabase() : undefined;
    const varDir = database
      ? await mkdtemp(join(tmpdir(), "gbvf-invited-"))
      : await createDemonstrationFolder();
    link = await invite({ VAR_DIR: varDir, ...(database && { DATABASE_URL: database.url }) });
    return serve({ varDir, ...(database && { databaseUrl: database.url }) });
  });

  test("works once and leads to the administration, which closes when the account leaves its group", async () => {
    const page = await journey.open(link);
    await page.getByLabel("Password", { exact: true }).waitFor();
    // The next user of this browser must not find the code in its history.
    await expect.poll(() => page.url()).toBe(`${journey.url}/auth/add-password/`);
    await choosePassword(page, "Quiet-Marigold38!");
    await page.waitForURL(`${journey.url}/admin/`);

    const secondPage = await journey.open(link);
    await choosePassword(secondPage, "Another-Marigold38!");
    await secondPage.getByRole("alert").filter({ hasText: /\w/ }).waitFor();
    journey.ignoreErrors();

    // Only one process can open the embedded database, so nobody can delete the group from outside.
    if (database !== undefined) {
      const directDatabase = await openDatabase({ DATABASE_URL: database.url, VAR_DIR: "" });
      await directDatabase.knex.transaction(async (trx) => {
        const account = await trx("user_account").where({ username: INVITED_EMAIL }).first("stakeholder_id");
        await setGroups(trx, {
          stakeholderId: account.stakeholderId,
          groups: [],
          actor: null,
          env: { NODE_ENV: "development" },
          at: new Date(),
        });
      });
      await directDatabase.close();
      await page.goto(`${journey.url}/admin/`);
      await page.waitForURL(`${journey.url}/home`);
    }
  });
});
