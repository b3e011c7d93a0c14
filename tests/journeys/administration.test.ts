import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../../api/seeds/demonstration/users.ts";
import type { Served } from "../serve.ts";
import { serveDemonstration } from "./serveDemonstration.ts";
import { assertAccessible, launch, type Visit, visit, type Width } from "./visit.ts";

/** What administrators do: let an organisation in, give people permissions, take them away. */
let browser: Browser;
let served: Served;
let visits: Visit[] = [];

const NEW_PASSWORD = "Quiet-Marigold38!";
/** What a journey provokes by itself: refusals. */
const EXPECTED = /status of 4\d\d/;

beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serveDemonstration()]);
}, 60_000);
afterAll(async () => {
  await Promise.all([browser.close(), served.stop()]);
});
afterEach(async () => {
  const faults = visits.flatMap((each) => each.faults).filter((fault) => !EXPECTED.test(fault));
  await Promise.all(visits.map(({ context }) => context.close()));
  visits = [];
  expect(faults).toEqual([]);
});

async function open(path: string, width: Width): Promise<Page> {
  const made = await visit(browser, served.url, path, width);
  made.page.setDefaultTimeout(12_000);
  visits.push(made);
  return made.page;
}

async function signedIn(username: string, width: Width = 1280): Promise<Page> {
  const page = await open("/auth/login/", width);
  await page.getByText("Continue To Login").click();
  await page.getByRole("textbox", { name: "Email" }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill(DEMONSTRATION_PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth/"));
  return page;
}

const administrator = (width?: Width) => signedIn("admin@demo.example", width);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

async function openApplication(page: Page) {
  await page.goto(`${served.url}/admin/organisations/`);
  await page.getByRole("link", { name: "View Masakhane Community Trust" }).click();
  await page.getByRole("heading", { level: 1, name: "Masakhane Community Trust" }).waitFor();
}

/** The link of the newest invitation to an address. */
async function mailedLink(address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const outbox = join(served.varDir, "outbox");
      for (const file of await readdir(outbox).catch(() => [])) {
        const mail = (await readFile(join(outbox, file), "utf8"))
          .replaceAll("=\r\n", "")
          .replaceAll("=3D", "=");
        if (mail.toLowerCase().includes(`to: ${address}`))
          link = mail.match(/\/auth\/add-password\/#\S+/)?.[0] ?? link;
      }
      return link !== undefined;
    })
    .toBe(true);
  return link as string;
}

test("an application is rejected, taken back and approved; then its people are let in", async () => {
  const page = await administrator();
  await page.getByRole("link", { name: "Manage applications" }).click();
  await page.getByRole("link", { name: "View Masakhane Community Trust" }).waitFor();
  await assertAccessible(page);
  await openApplication(page);
  await assertAccessible(page);

  await button(page, "Reject").click();
  await dialog(page).getByRole("button", { name: "Reject" }).click();
  await dialog(page).getByText("Please specify a rejection reason.").first().waitFor();
  await dialog(page).getByRole("textbox").fill("We could not reach you.");
  await dialog(page).getByRole("button", { name: "Reject" }).click();
  await page.getByRole("region", { name: "Your decision" }).waitFor();
  await page.getByRole("link", { name: "View Masakhane Community Trust" }).waitFor({ state: "hidden" });
  await button(page, "Take it back").click();
  await page.getByRole("link", { name: "View Masakhane Community Trust" }).waitFor();

  await openApplication(page);
  await button(page, "Reject").click();
  await dialog(page).getByText("Duplicated Organisation").click();
  await dialog(page).getByRole("button", { name: "Reject" }).click();
  await button(page, "Take it back").click();

  // Two administrators have it open: the second is told who decided.
  await openApplication(page);
  const other = await administrator();
  await openApplication(other);
  await button(other, "Reject").click();
  await dialog(other).getByText("Duplicated Organisation").click();
  await button(page, "Approve").click();
  await dialog(page).getByRole("button", { name: "Approve" }).click();
  await page.getByRole("region", { name: "Your decision" }).waitFor();
  await dialog(other).getByRole("button", { name: "Reject" }).click();
  await dialog(other)
    .getByText(/Nomsa Dlamini/)
    .waitFor();

  const applicant = await signedIn("norole@demo.example");
  await expect.poll(() => new URL(applicant.url()).pathname).toBe("/organisation/");
});

test("somebody is invited, given a group, and loses what it gives at once", async () => {
  const page = await administrator();
  await page.goto(`${served.url}/admin/manage-users-groups/create-group/`);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Readers");
  await page.getByRole("checkbox", { name: /\(12\)/ }).check({ force: true });
  await page.getByRole("checkbox", { name: /\(33\)/ }).check({ force: true });
  await page.getByRole("region", { name: "What this changes" }).waitFor();
  await button(page, "Create group").click();
  await page.getByRole("link", { name: "Add new group" }).waitFor();

  await page.goto(`${served.url}/admin/manage-users-groups/create-user/`);
  const choose = async (label: string) => {
    await page.getByRole("button", { name: new RegExp(`^Choose….*${label}$`) }).click();
    await page.getByRole("option").first().click();
  };
  await choose("Title");
  await choose("Organisation role");
  await page.getByRole("textbox", { name: "Full name" }).fill("Naledi Mokoena");
  await page.getByRole("textbox", { name: "Work email" }).fill("naledi@example.org");
  await page.getByRole("textbox", { name: "Mobile number" }).fill("082 555 0110");
  await page.getByRole("combobox", { name: "Organisation name" }).fill("Gauteng");
  await page.getByRole("option", { name: "Gauteng", exact: true }).click();
  await page.getByRole("checkbox", { name: "Readers" }).check({ force: true });
  await assertAccessible(page);
  await button(page, "Create and invite").click();
  await page.getByRole("link", { name: "Manage Naledi Mokoena" }).waitFor();

  const invited = await open(await mailedLink("naledi@example.org"), 360);
  await invited.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await invited.getByLabel("Confirm Password", { exact: true }).fill(NEW_PASSWORD);
  await button(invited, "Submit").click();
  await invited.waitForURL(`${served.url}/admin/`);

  // The group loses its dashboard: so do its people, with their next step.
  await page.goto(`${served.url}/admin/manage-users-groups/?show=groups`);
  await page.getByRole("link", { name: "Manage Readers" }).click();
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("checkbox", { name: /\(33\)/ }).uncheck({ force: true });
  await page.getByText(/1 person loses every dashboard: Naledi Mokoena/).waitFor();
  await button(page, "Save").click();
  await page.getByRole("link", { name: "Edit" }).waitFor();
  await invited.goto(`${served.url}/admin/`);
  await invited.waitForURL(`${served.url}/home`);

  await page.goto(`${served.url}/admin/manage-users-groups/?search=naledi`);
  await page.getByRole("link", { name: "Manage Naledi Mokoena" }).click();
  await page.getByRole("heading", { level: 1, name: "Naledi Mokoena" }).waitFor();
  await assertAccessible(page);
  await button(page, "Delete").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete user" }).click();
  await page.getByText("No user matches").waitFor();
  await page.goto(`${served.url}/admin/manage-users-groups/?show=groups&search=readers`);
  await page.getByRole("link", { name: "Manage Readers" }).click();
  await button(page, "Delete").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete group" }).click();
  await page.getByText("No group matches").waitFor();

  await page.goto(`${served.url}/admin/audit/?what=group+deleted`);
  await page.getByText(/^Group deleted: /).waitFor();
});

test("on a phone every list is cards, and nothing is cut off", async () => {
  const page = await administrator(360);
  for (const path of [
    "/admin/",
    "/admin/organisations/?status=all",
    "/admin/manage-users-groups/",
    "/admin/audit/",
  ]) {
    await page.goto(served.url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
    await assertAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});
