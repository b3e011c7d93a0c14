import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../../api/seeds/demonstration/users.ts";

export async function signIn(page: Page, username: string, password = DEMONSTRATION_PASSWORD): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

export async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Submit" }).click();
}

/** Waits for a mail to the address and returns the text in the newest mail that matches the pattern. */
export async function findInMail(varDir: string, address: string, pattern: RegExp): Promise<string> {
  const outbox = join(varDir, "outbox");
  let match: string | undefined;
  const findMatch = async () => {
    for (const file of (await readdir(outbox).catch(() => [])).sort().reverse()) {
      const mail = (await readFile(join(outbox, file), "utf8"))
        .replaceAll("=\r\n", "")
        .replaceAll("=3D", "=");
      if (mail.toLowerCase().includes(`to: ${address}`)) match ??= pattern.exec(mail)?.[0];
    }
    return match;
  };
  await expect.poll(findMatch).toBeDefined();
  return match as string;
}
