import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { Authenticator } from "../../api/testing/second-factor/secondFactorChanges.ts";
import { findFreePort } from "../bench/freePort.ts";
import { serveDemonstration } from "../demonstration.ts";
import { choosePassword, findInMail, signIn } from "./account.ts";
import { databases, getWidth } from "./databases.ts";
import { startJourney } from "./journey.ts";
import { chooseFirst, waitForStable } from "./visit.ts";

/** The journeys themselves cause these refusals. */
const EXPECTED_ERRORS = /status of 4\d\d/;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const decision = (page: Page) => page.getByRole("region", { name: "Your decision" });

/** The tests change the database, so each runs at one width only. */
describe.each(databases)("administration on %s", (name) => {
  const width = getWidth(name);
  const journey = startJourney(async () => {
    // A passkey is bound to a host name, so the server must know the browser's address.
    const port = await findFreePort();
    const url = `http://localhost:${port}`;
    return { ...(await serveDemonstration(name, { PORT: String(port), PUBLIC_ORIGIN: url })), url };
  }, EXPECTED_ERRORS);
  async function openSignedIn(username: string): Promise<Page> {
    const page = await journey.open("/auth/login/#form", width);
    await signIn(page, username);
    await page.waitForURL((url) => !url.pathname.startsWith("/auth/"));
    return page;
  }
  const openAsAdministrator = () => openSignedIn("admin@demo.example");

  async function openApplication(page: Page, organisation: string) {
    await page.goto(`${journey.url}/admin/organisations/`);
    await page.getByRole("link", { name: `View ${organisation}` }).click();
    await page.getByRole("heading", { level: 1, name: organisation }).waitFor();
  }

  test("an administrator rejects an application, reverts the decision and approves it; the applicant then gets the organisation's dashboard", async () => {
    const findLink = (page: Page) => page.getByRole("link", { name: "View Masakhane Community Trust" });
    const page = await openAsAdministrator();
    await page.getByRole("link", { name: "Manage applications" }).click();
    await findLink(page).waitFor();
    await openApplication(page, "Masakhane Community Trust");

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
    const applicant = await openSignedIn("norole@demo.example");
    await applicant.waitForURL(`${journey.url}/organisation/`);
  });

  test("an invited administrator is told who decided on an application first, and loses the dashboard as soon as the group does", async () => {
    const page = await openAsAdministrator();
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
    await button(page, "Create and invite").click();
    await page.getByRole("link", { name: "Manage Naledi Mokoena" }).waitFor();

    const invitedPage = await journey.open(
      await findInMail(journey.served.varDir, "naledi@example.org", /\/auth\/add-password\/#\S+/),
      width,
    );
    await choosePassword(invitedPage, "Quiet-Marigold38!");
    await invitedPage.waitForURL(`${journey.url}/admin/`);

    // Both administrators have the application open; the second to decide is told who was first.
    await openApplication(invitedPage, "Khanya Women's Shelter");
    await button(invitedPage, "Reject").click();
    await dialog(invitedPage).getByText("Duplicated Organisation").click();
    await openApplication(page, "Khanya Women's Shelter");
    await button(page, "Approve").click();
    await dialog(page).getByRole("button", { name: "Approve" }).click();
    await decision(page).waitFor();
    await dialog(invitedPage).getByRole("button", { name: "Reject" }).click();
    await dialog(invitedPage)
      .getByText(/Nomsa Dlamini/)
      .waitFor();

    // The group's members lose their dashboard with their next request.
    await page.goto(`${journey.url}/admin/manage-users-groups/?show=groups`);
    await page.getByRole("link", { name: "Manage Decision makers" }).click();
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByRole("checkbox", { name: /^Open the administration dashboard/ }).uncheck({ force: true });
    await page.getByText(/1 person loses every dashboard: Naledi Mokoena/).waitFor();
    await waitForStable(page);
    await button(page, "Save").click();
    await page.getByRole("link", { name: "Edit" }).waitFor();
    await invitedPage.goto(`${journey.url}/admin/`);
    await invitedPage.waitForURL(`${journey.url}/home`);
  });

  test("a passkey, an authenticator app and a recovery code each complete a sign-in, and an administrator resets lost second factors", async () => {
    const page = await openSignedIn("buildingblock@demo.example");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: { protocol: "ctap2", transport: "internal", hasUserVerification: true, isUserVerified: true },
    });
    await page.goto(`${journey.url}/profile/`);
    await button(page, "Add passkey").click();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("My phone");
    await button(page, "Add passkey").click();
    const recoveryCode = await page
      .getByRole("list", { name: "Recovery codes" })
      .getByRole("listitem")
      .first()
      .innerText();
    await button(page, "I have kept them").click();

    await button(page, "Add authenticator app").click();
    const key = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/).innerText();
    const authenticatorApp = new Authenticator(key.replaceAll(" ", ""));
    await page.getByRole("textbox", { name: "Code from your app" }).fill(authenticatorApp.codeAt(new Date()));
    await button(page, "Add app").click();
    await page.getByText("Authenticator app", { exact: true }).waitFor();

    const signInWithPassword = async () => {
      await page.context().clearCookies();
      await page.goto(`${journey.url}/auth/login/#form`);
      await signIn(page, "buildingblock@demo.example");
    };
    const waitForDashboard = () => page.waitForURL(`${journey.url}/buildingBlock/`);
    await signInWithPassword();
    await button(page, "Use passkey").click();
    await waitForDashboard();

    await signInWithPassword();
    await button(page, "Use a code from your app").click();
    // Each code is accepted once, and the next half minute's code is valid already.
    await page
      .getByRole("textbox", { name: "Code from your app" })
      .fill(authenticatorApp.codeAt(new Date(), 1));
    await button(page, "Continue").click();
    await waitForDashboard();

    await signInWithPassword();
    await button(page, "Use a recovery code").click();
    await page.getByRole("textbox", { name: "Recovery code" }).fill(recoveryCode);
    await button(page, "Continue").click();
    await waitForDashboard();

    const administrator = await openAsAdministrator();
    await administrator.goto(`${journey.url}/admin/manage-users-groups/?search=zanele`);
    await administrator.getByRole("link", { name: "Manage Zanele Khumalo" }).click();
    await administrator.getByText("Passkey, Authenticator app (TOTP)").waitFor();
    await button(administrator, "Reset second factor").click();
    await administrator.getByRole("alertdialog").getByRole("button", { name: "Reset second factor" }).click();
    await administrator.getByText("None", { exact: true }).waitFor();
    await page.reload();
    await page.waitForURL(`${journey.url}/home`);
    await signInWithPassword();
    await waitForDashboard();
  });
});
