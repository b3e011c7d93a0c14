import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { setGroups } from "../../api/group/groups.ts";
import { openDatabase } from "../../api/lib/db.ts";
import { serve } from "../serve.ts";
import { makePostgresDatabase } from "../testPostgres.ts";
import { databases } from "./serveDemonstration.ts";
import { launch, visit } from "./visit.ts";

/** The first administrator: a command prints a link, a password is chosen, and a group that is removed is gone. */
const root = fileURLToPath(new URL("../..", import.meta.url));
const INVITED = "first.administrator@example.org";
const PASSWORD = "Quiet-Marigold38!";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The printed link without its origin. */
async function invite(settings: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["api/adminCommand.ts", "invite", INVITED], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "development", ...settings },
  });
  const path = stdout.match(/(\/auth\/add-password\/#\S+)/)?.[1];
  if (path === undefined) throw new Error(`No link was printed: ${stdout}`);
  return path;
}

describe.each(databases)("an invitation on %s", (name) => {
  test("leads to the administrators' area, once, and no further than the groups do", async () => {
    const folder = await mkdtemp(join(tmpdir(), "gbvf-invited-"));
    await cp(inject("servedFolder"), folder, { recursive: true });
    const database = name === "PostgreSQL" ? await makePostgresDatabase(inject("servedDatabase")) : undefined;
    const settings = { VAR_DIR: folder, ...(database && { DATABASE_URL: database.url }) };
    const link = await invite(settings);
    const served = await serve({ settings });
    const { page, context } = await visit(browser, served.url, link, 1280);
    await page.getByLabel("Password", { exact: true }).waitFor();
    // The next user of this browser must not find the code in its history.
    await expect.poll(() => page.url()).toBe(`${served.url}/auth/add-password/`);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Submit" }).click();
    await page.waitForURL(`${served.url}/admin/`);

    const again = await visit(browser, served.url, link, 1280);
    await again.page.getByLabel("Password", { exact: true }).fill("Another-Marigold38!");
    await again.page.getByLabel("Confirm Password", { exact: true }).fill("Another-Marigold38!");
    await again.page.getByRole("button", { name: "Submit" }).click();
    await again.page.getByRole("alert").filter({ hasText: /\w/ }).waitFor();
    await again.context.close();

    // The embedded database has room for one process: there nobody can remove the group from outside.
    if (database !== undefined) {
      const opened = await openDatabase({ DATABASE_URL: database.url, VAR_DIR: folder });
      await opened.knex.transaction(async (trx) => {
        const account = await trx("user_account").where({ username: INVITED }).first("stakeholder_id");
        await setGroups(trx, {
          stakeholderId: account.stakeholderId,
          groups: [],
          actor: null,
          env: { NODE_ENV: "development" },
          at: new Date(),
        });
      });
      await opened.close();
      await page.goto(`${served.url}/admin/`);
      await page.waitForURL(`${served.url}/home`);
    }
    await context.close();
    await served.stop();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });
});
