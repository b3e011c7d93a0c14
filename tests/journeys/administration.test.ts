import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Authenticator } from "../../api/second-factor/testing/authenticator.ts";
import { DEMONSTRATION_PASSWORD } from "../../api/seeds/demonstration/users.ts";
import { freePort } from "../bench/freePort.ts";
import type { Served } from "../serve.ts";
import { databases, serveDemonstration, widthsOn } from "./serveDemonstration.ts";
import { assertAccessible, launch, type Visit, visit, type Width } from "./visit.ts";

/** What administrators do: let an organisation in, give people permissions, take them away, help after a lost phone. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const NEW_PASSWORD = "Quiet-Marigold38!";
/** What a journey provokes by itself: refusals. */
const EXPECTED = /status of 4\d\d/;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const decision = (page: Page) => page.getByRole("region", { name: "Your decision" });

/** Each database at one width: what people do here changes what is there. */
describe.each(databases)("administration on %s", (name) => {
  const [width = 360] = widthsOn(name);
  let served: Served;
  let origin: string;
  let visits: Visit[] = [];

  beforeAll(async () => {
    // Passkeys belong to a name, so the server has to know the address that the browser uses.
    const port = await freePort();
    origin = `http://localhost:${port}`;
    served = await serveDemonstration(name, { PORT: String(port), PUBLIC_ORIGIN: origin });
  }, 60_000);
  afterAll(() => served.stop());
  afterEach(async () => {
    const faults = visits.flatMap((each) => each.faults).filter((fault) => !EXPECTED.test(fault));
    await Promise.all(visits.map(({ context }) => context.close()));
    visits = [];
    expect(faults).toEqual([]);
  });

  async function open(path: string, at: Width = width): Promise<Page> {
    const made = await visit(browser, origin, path, at);
    visits.push(made);
    return made.page;
  }

  async function givePassword(page: Page, username: string) {
    await page.getByRole("textbox", { name: "Email" }).fill(username);
    await page.getByLabel("Password", { exact: true }).fill(DEMONSTRATION_PASSWORD);
    await page.getByRole("button", { name: "Log in" }).click();
  }
  async function signedIn(username: string): Promise<Page> {
    const page = await open("/auth/login/#form");
    await givePassword(page, username);
    await page.waitForURL((url) => !url.pathname.startsWith("/auth/"));
    return page;
  }
  const administrator = () => signedIn("admin@demo.example");

  async function openApplication(page: Page, organisation: string) {
    await page.goto(`${origin}/admin/organisations/`);
    await page.getByRole("link", { name: `View ${organisation}` }).click();
    await page.getByRole("heading", { level: 1, name: organisation }).waitFor();
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
    const waiting = (page: Page) => page.getByRole("link", { name: "View Masakhane Community Trust" });
    const page = await administrator();
    await page.getByRole("link", { name: "Manage applications" }).click();
    await waiting(page).waitFor();
    await assertAccessible(page);
    await openApplication(page, "Masakhane Community Trust");
    await assertAccessible(page);

    await button(page, "Reject").click();
    await dialog(page).getByRole("button", { name: "Reject" }).click();
    await dialog(page).getByText("Please specify a rejection reason.").first().waitFor();
    await dialog(page).getByRole("textbox").fill("We could not reach you.");
    await dialog(page).getByRole("button", { name: "Reject" }).click();
    await decision(page).waitFor();
    await waiting(page).waitFor({ state: "hidden" });
    await button(page, "Take it back").click();
    await waiting(page).waitFor();

    // The evidence fills in the reason.
    await openApplication(page, "Masakhane Community Trust");
    const known = page.getByRole("region", { name: "It may take part already" });
    await known.getByText(/Similar name/).waitFor();
    await known
      .getByRole("listitem")
      .filter({ hasText: "Masakhane Trust" })
      .getByRole("button", { name: "Reject as duplicate" })
      .click();
    expect(
      await dialog(page)
        .getByRole("radio", { name: /^Duplicated Organisation/ })
        .isChecked(),
    ).toBe(true);
    await dialog(page).getByRole("button", { name: "Reject" }).click();
    await button(page, "Take it back").click();
    await waiting(page).waitFor();

    await openApplication(page, "Masakhane Community Trust");
    await button(page, "Approve").click();
    await dialog(page).getByRole("button", { name: "Approve" }).click();
    await decision(page).waitFor();
    const applicant = await signedIn("norole@demo.example");
    await applicant.waitForURL(`${origin}/organisation/`);
  });

  test("somebody is invited, decides at the same time as another, and loses what the group gave at once", async () => {
    const page = await administrator();
    await page.goto(`${origin}/admin/manage-users-groups/create-group/`);
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Decision makers");
    for (const number of [12, 31, 32, 33])
      await page.getByRole("checkbox", { name: new RegExp(`\\(${number}\\)`) }).check({ force: true });
    await page.getByRole("region", { name: "What this changes" }).waitFor();
    await button(page, "Create group").click();
    await page.getByRole("link", { name: "Add new group" }).waitFor();

    await page.goto(`${origin}/admin/manage-users-groups/create-user/`);
    const choose = async (label: string) => {
      await page.getByRole("button", { name: new RegExp(`^Choose….*${label}$`) }).click();
      await page.getByRole("option").first().click();
    };
    await choose("Title");
    await choose("Organisation role");
    await page.getByRole("textbox", { name: "Full name" }).fill("Naledi Mokoena");
    await page.getByRole("textbox", { name: "Work email" }).fill("naledi@example.org");
    await page.getByRole("textbox", { name: "Mobile number" }).fill("082 555 0110");
    const organisation = page.getByRole("combobox", { name: "Organisation name" });
    // The list of a field that the page is still scrolled to closes again.
    await organisation.scrollIntoViewIfNeeded();
    // What is filled in while the form is still drawn anew is lost.
    await vi.waitFor(async () => {
      const found = page.waitForResponse(/getOrganisations\?search=Gauteng/, { timeout: 3000 });
      await organisation.fill("");
      await organisation.fill("Gauteng");
      await found;
    }, 20_000);
    await page.getByRole("option", { name: "Gauteng", exact: true }).waitFor();
    // By the keyboard: a click first scrolls the option into view, which closes the list.
    await organisation.press("ArrowDown");
    await organisation.press("Enter");
    await expect.poll(() => organisation.inputValue()).toBe("Gauteng");
    await page.getByRole("checkbox", { name: "Decision makers", exact: true }).check({ force: true });
    await assertAccessible(page);
    await button(page, "Create and invite").click();
    await page.getByRole("link", { name: "Manage Naledi Mokoena" }).waitFor();

    const invited = await open(await mailedLink("naledi@example.org"));
    await invited.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
    await invited.getByLabel("Confirm Password", { exact: true }).fill(NEW_PASSWORD);
    await button(invited, "Submit").click();
    await invited.waitForURL(`${origin}/admin/`);

    // Both have it open: the second is told who decided.
    const noted = invited.waitForResponse(/noteViewing/);
    await openApplication(invited, "Khanya Women's Shelter");
    await noted;
    await button(invited, "Reject").click();
    await dialog(invited).getByText("Duplicated Organisation").click();
    await openApplication(page, "Khanya Women's Shelter");
    await page
      .getByText(/Naledi Mokoena/)
      .first()
      .waitFor();
    await button(page, "Approve").click();
    await dialog(page).getByRole("button", { name: "Approve" }).click();
    await decision(page).waitFor();
    await dialog(invited).getByRole("button", { name: "Reject" }).click();
    await dialog(invited)
      .getByText(/Nomsa Dlamini/)
      .waitFor();

    // The group loses its dashboard: so do its people, with their next step.
    await page.goto(`${origin}/admin/manage-users-groups/?show=groups`);
    await page.getByRole("link", { name: "Manage Decision makers" }).click();
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByRole("checkbox", { name: /\(33\)/ }).uncheck({ force: true });
    await page.getByText(/1 person loses every dashboard: Naledi Mokoena/).waitFor();
    await button(page, "Save").click();
    await page.getByRole("link", { name: "Edit" }).waitFor();
    await invited.goto(`${origin}/admin/`);
    await invited.waitForURL(`${origin}/home`);

    await page.goto(`${origin}/admin/manage-users-groups/?search=naledi`);
    await page.getByRole("link", { name: "Manage Naledi Mokoena" }).click();
    await page.getByRole("heading", { level: 1, name: "Naledi Mokoena" }).waitFor();
    await assertAccessible(page);
    await button(page, "Delete").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete user" }).click();
    await page.getByText("No user matches").waitFor();
    await page.goto(`${origin}/admin/manage-users-groups/?show=groups&search=decision+makers`);
    await page.getByRole("link", { name: "Manage Decision makers" }).click();
    await button(page, "Delete").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete group" }).click();
    await page.getByText("No group matches").waitFor();

    await page.goto(`${origin}/admin/audit/?what=group+deleted`);
    await page.getByText(/^Group deleted: /).waitFor();
  });

  test("a passkey, an app or a recovery code opens the account; when all are lost, an administrator helps", async () => {
    const page = await signedIn("buildingblock@demo.example");
    const devices = await page.context().newCDPSession(page);
    await devices.send("WebAuthn.enable");
    await devices.send("WebAuthn.addVirtualAuthenticator", {
      options: { protocol: "ctap2", transport: "internal", hasUserVerification: true, isUserVerified: true },
    });
    await page.goto(`${origin}/profile/`);
    await button(page, "Add passkey").click();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("My phone");
    await button(page, "Add passkey").click();
    const code = await page
      .getByRole("list", { name: "Recovery codes" })
      .getByRole("listitem")
      .first()
      .innerText();
    await assertAccessible(page);
    await button(page, "I have kept them").click();

    await button(page, "Add authenticator app").click();
    const key = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/).innerText();
    const app = new Authenticator(key.replaceAll(" ", ""));
    await page.getByRole("textbox", { name: "Code from your app" }).fill(app.codeAt(new Date()));
    await button(page, "Add app").click();
    await page.getByText("Authenticator app", { exact: true }).waitFor();
    await assertAccessible(page);

    const passwordAgain = async () => {
      await page.context().clearCookies();
      await page.goto(`${origin}/auth/login/#form`);
      await givePassword(page, "buildingblock@demo.example");
    };
    const isIn = () => page.waitForURL(`${origin}/buildingBlock/`);
    await passwordAgain();
    await button(page, "Use passkey").click();
    await isIn();

    await passwordAgain();
    await button(page, "Use a code from your app").click();
    // A code counts once, and that of the next half minute counts already.
    await page.getByRole("textbox", { name: "Code from your app" }).fill(app.codeAt(new Date(), 1));
    await button(page, "Continue").click();
    await isIn();

    await passwordAgain();
    await button(page, "Use a recovery code").click();
    await page.getByRole("textbox", { name: "Recovery code" }).fill(code);
    await assertAccessible(page);
    await button(page, "Continue").click();
    await isIn();

    const helper = await administrator();
    await helper.goto(`${origin}/admin/manage-users-groups/?search=zanele`);
    await helper.getByRole("link", { name: "Manage Zanele Khumalo" }).click();
    await helper.getByText("Passkey, Authenticator app (TOTP)").waitFor();
    await button(helper, "Reset second factor").click();
    await helper.getByRole("alertdialog").getByRole("button", { name: "Reset second factor" }).click();
    await helper.getByText("None", { exact: true }).waitFor();
    await page.reload();
    await page.waitForURL(`${origin}/home`);
    await passwordAgain();
    await isIn();
  });

  test.skipIf(width !== 360)("on a phone every list is cards, and nothing is cut off", async () => {
    const page = await administrator();
    for (const path of [
      "/admin/",
      "/admin/organisations/?status=all",
      "/admin/manage-users-groups/",
      "/admin/audit/",
    ]) {
      await page.goto(origin + path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
      await assertAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });
});
