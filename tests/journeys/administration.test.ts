import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { Authenticator } from "../../api/testing/second-factor/secondFactorChanges.ts";
import { freePort } from "../bench/freePort.ts";
import { serveDemonstration } from "../demonstration.ts";
import { choosePassword, mailed, signIn } from "./account.ts";
import { databases, widthsOn } from "./databases.ts";
import { startJourney } from "./journey.ts";
import { assertAccessible, chooseFirst, waitForStable } from "./visit.ts";

/** The journeys themselves cause these refusals. */
const EXPECTED = /status of 4\d\d/;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const decision = (page: Page) => page.getByRole("region", { name: "Your decision" });

/** Changes stay in the database, so each has one width. */
describe.each(databases)("administration on %s", (name) => {
  const [width = 360] = widthsOn(name);
  const journey = startJourney(async () => {
    // Passkeys belong to a name, so the server must know the browser's address.
    const port = await freePort();
    const url = `http://localhost:${port}`;
    return { ...(await serveDemonstration(name, { PORT: String(port), PUBLIC_ORIGIN: url })), url };
  }, EXPECTED);
  async function signedIn(username: string): Promise<Page> {
    const page = await journey.open("/auth/login/#form", width);
    await signIn(page, username);
    await page.waitForURL((url) => !url.pathname.startsWith("/auth/"));
    return page;
  }
  const administrator = () => signedIn("admin@demo.example");

  async function openApplication(page: Page, organisation: string) {
    await page.goto(`${journey.url}/admin/organisations/`);
    await page.getByRole("link", { name: `View ${organisation}` }).click();
    await page.getByRole("heading", { level: 1, name: organisation }).waitFor();
  }

  test("an application is rejected, reverted and approved; then its people are let in", async () => {
    const findLink = (page: Page) => page.getByRole("link", { name: "View Masakhane Community Trust" });
    const page = await administrator();
    await page.getByRole("link", { name: "Manage applications" }).click();
    await findLink(page).waitFor();
    await openApplication(page, "Masakhane Community Trust");
    await assertAccessible(page);

    await button(page, "Reject").click();
    await dialog(page).getByRole("button", { name: "Reject" }).click();
    await dialog(page).getByText("Please specify a rejection reason.").first().waitFor();
    await dialog(page).getByRole("textbox").fill("We could not reach you.");
    await dialog(page).getByRole("button", { name: "Reject" }).click();
    await decision(page).waitFor();
    await findLink(page).waitFor({ state: "hidden" });
    await button(page, "Take it back").click();
    await findLink(page).waitFor();

    await openApplication(page, "Masakhane Community Trust");
    await button(page, "Approve").click();
    await dialog(page).getByRole("button", { name: "Approve" }).click();
    await decision(page).waitFor();
    const applicant = await signedIn("norole@demo.example");
    await applicant.waitForURL(`${journey.url}/organisation/`);
  });

  test("somebody is invited, decides at the same time as another, and loses what the group gave at once", async () => {
    const page = await administrator();
    await page.goto(`${journey.url}/admin/manage-users-groups/create-group/`);
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Decision makers");
    for (const meaning of ["Sign in", "Open the administration dashboard", "See applications", "Approve and"])
      await page.getByRole("checkbox", { name: new RegExp(`^${meaning}`) }).check({ force: true });
    await page.getByRole("region", { name: "What this changes" }).waitFor();
    // Content arriving above a button would move it during a press.
    await waitForStable(page);
    await button(page, "Create group").click();
    await page.getByRole("link", { name: "Add new group" }).waitFor();

    await page.goto(`${journey.url}/admin/manage-users-groups/create-user/`);
    for (const name of ["Title", "Organisation role"])
      await page.getByRole("combobox", { name }).selectOption({ index: 1 });
    await page.getByRole("textbox", { name: "Full name" }).fill("Naledi Mokoena");
    await page.getByRole("textbox", { name: "Work email" }).fill("naledi@example.org");
    await page.getByRole("textbox", { name: "Mobile number" }).fill("082 555 0110");
    const organisation = page.getByRole("combobox", { name: "Organisation name" });
    // A page that scrolls closes the list and loses the input; the focus brings the field into view.
    await organisation.focus();
    await waitForStable(page);
    await organisation.fill("Gauteng");
    await page.getByRole("option", { name: "Gauteng", exact: true }).waitFor();
    // A click would first scroll the option into view, which closes the list.
    await chooseFirst(organisation);
    await expect.poll(() => organisation.inputValue()).toBe("Gauteng");
    await page.getByRole("checkbox", { name: "Decision makers", exact: true }).check({ force: true });
    await assertAccessible(page);
    await button(page, "Create and invite").click();
    await page.getByRole("link", { name: "Manage Naledi Mokoena" }).waitFor();

    const invited = await journey.open(
      await mailed(journey.served.varDir, "naledi@example.org", /\/auth\/add-password\/#\S+/),
      width,
    );
    await choosePassword(invited, "Quiet-Marigold38!");
    await invited.waitForURL(`${journey.url}/admin/`);

    // Both have it open: the second reads who decided.
    await openApplication(invited, "Khanya Women's Shelter");
    await button(invited, "Reject").click();
    await dialog(invited).getByText("Duplicated Organisation").click();
    await openApplication(page, "Khanya Women's Shelter");
    await button(page, "Approve").click();
    await dialog(page).getByRole("button", { name: "Approve" }).click();
    await decision(page).waitFor();
    await dialog(invited).getByRole("button", { name: "Reject" }).click();
    await dialog(invited)
      .getByText(/Nomsa Dlamini/)
      .waitFor();

    // The group's people lose their dashboard with their next step.
    await page.goto(`${journey.url}/admin/manage-users-groups/?show=groups`);
    await page.getByRole("link", { name: "Manage Decision makers" }).click();
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByRole("checkbox", { name: /^Open the administration dashboard/ }).uncheck({ force: true });
    await page.getByText(/1 person loses every dashboard: Naledi Mokoena/).waitFor();
    await waitForStable(page);
    await button(page, "Save").click();
    await page.getByRole("link", { name: "Edit" }).waitFor();
    await invited.goto(`${journey.url}/admin/`);
    await invited.waitForURL(`${journey.url}/home`);
  });

  test("a passkey, an app or a recovery code opens the account; when all are lost, an administrator helps", async () => {
    const page = await signedIn("buildingblock@demo.example");
    const devices = await page.context().newCDPSession(page);
    await devices.send("WebAuthn.enable");
    await devices.send("WebAuthn.addVirtualAuthenticator", {
      options: { protocol: "ctap2", transport: "internal", hasUserVerification: true, isUserVerified: true },
    });
    await page.goto(`${journey.url}/profile/`);
    await button(page, "Add passkey").click();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("My phone");
    await button(page, "Add passkey").click();
    const code = await page
      .getByRole("list", { name: "Recovery codes" })
      .getByRole("listitem")
      .first()
      .innerText();
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
      await page.goto(`${journey.url}/auth/login/#form`);
      await signIn(page, "buildingblock@demo.example");
    };
    const isIn = () => page.waitForURL(`${journey.url}/buildingBlock/`);
    await passwordAgain();
    await button(page, "Use passkey").click();
    await isIn();

    await passwordAgain();
    await button(page, "Use a code from your app").click();
    // A code counts once, and the next half minute's code is valid already.
    await page.getByRole("textbox", { name: "Code from your app" }).fill(app.codeAt(new Date(), 1));
    await button(page, "Continue").click();
    await isIn();

    await passwordAgain();
    await button(page, "Use a recovery code").click();
    await page.getByRole("textbox", { name: "Recovery code" }).fill(code);
    await button(page, "Continue").click();
    await isIn();

    const helper = await administrator();
    await helper.goto(`${journey.url}/admin/manage-users-groups/?search=zanele`);
    await helper.getByRole("link", { name: "Manage Zanele Khumalo" }).click();
    await helper.getByText("Passkey, Authenticator app (TOTP)").waitFor();
    await button(helper, "Reset second factor").click();
    await helper.getByRole("alertdialog").getByRole("button", { name: "Reset second factor" }).click();
    await helper.getByText("None", { exact: true }).waitFor();
    await page.reload();
    await page.waitForURL(`${journey.url}/home`);
    await passwordAgain();
    await isIn();
  });
});
