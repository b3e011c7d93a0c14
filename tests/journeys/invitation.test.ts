import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { TEST_DAY } from "../../api/testing/testSession.ts";
import { createDemonstrationFolder } from "../demonstration.ts";
import { serve } from "../serve.ts";
import { choosePassword } from "./account.ts";
import { startJourney } from "./journey.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

async function invite(varDir: string): Promise<string> {
  const env = { ...process.env, NODE_ENV: "development", VAR_DIR: varDir };
  const args = ["api/adminCommand.ts", "invite", "first.administrator@example.org"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  const path = stdout.match(/(\/auth\/add-password\/#\S+)/)?.[1];
  if (path === undefined) throw new Error(`No link was printed: ${stdout}`);
  return path;
}

let link: string;
const journey = startJourney(async () => {
  const varDir = await createDemonstrationFolder(TEST_DAY);
  link = await invite(varDir);
  return serve({ varDir });
});

test("an invitation works once and leads to the administration", async () => {
  const page = await journey.open(link);
  await page.getByLabel("Password", { exact: true }).waitFor();
  // The next user of this browser must not find the code in its history.
  await expect.poll(() => page.url()).toBe(`${journey.url}/auth/add-password/`);
  expect(await page.evaluate(() => history.length)).toBe(2);
  await choosePassword(page, "Quiet-Marigold38!");
  await page.waitForURL(`${journey.url}/admin/`);

  const secondPage = await journey.open(link);
  await choosePassword(secondPage, "Another-Marigold38!");
  await secondPage.getByRole("alert").filter({ hasText: /\w/ }).waitFor();
  journey.ignoreErrors();
});
