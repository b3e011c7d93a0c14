import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { serveDemonstration } from "../demonstration.ts";
import { findInMail, signIn } from "./account.ts";
import { databases, getWidth, isMainDatabase } from "./databases.ts";
import { startJourney } from "./journey.ts";
import { assertFits, waitForStable } from "./visit.ts";

const NEW_PASSWORD = "Quiet-Marigold38!";

/** The journey through the forms causes these refusals. */
const EXPECTED_ERRORS = /status of 4\d\d/;

describe.each(databases)("signing in on %s", (name) => {
  const journey = startJourney(() => serveDemonstration(name), EXPECTED_ERRORS);
  const { open } = journey;

  const getPath = (page: Page) => new URL(page.url()).pathname;

  const findMailedCode = (address: string) => findInMail(journey.served.varDir, address, /\b\d{6}\b/);

  async function selectOption(page: Page, label: string, option: string) {
    await page.getByRole("combobox", { name: label }).selectOption(option);
  }

  async function fillPerson(page: Page, email: string) {
    await selectOption(page, "Title", "Ms");
    await page.getByRole("textbox", { name: "First Name" }).fill("Nomsa");
    await page.getByRole("textbox", { name: "Last Name" }).fill("O’Brien-Dlamini");
    await page.getByRole("textbox", { name: "Contact Number" }).fill("+27 82 555 0102");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Confirm Password", { exact: true }).fill(NEW_PASSWORD);
  }

  const width = getWidth(name);

  test("a person registers, verifies the mailed code, signs in, and gets the public dashboard until approval", async () => {
    const email = "nomsa@clinic.example";
    const page = await open("/auth/login/", width);
    await page.getByRole("link", { name: "Continue To Login" }).click();
    await waitForStable(page);
    await page.getByRole("link", { name: "Sign up" }).click();

    await fillPerson(page, email);
    await page.getByRole("button", { name: "Next" }).click();

    await page.getByRole("textbox", { name: "Organisation Name" }).fill("Masakhane Clinic");
    await selectOption(page, "Organisation Type", "Civil society");
    await selectOption(page, "Organisation Role", "Manager");
    await selectOption(page, "Province", "Northern Cape");
    await selectOption(page, "District", "Frances Baard");
    await selectOption(page, "Local Municipality", "Sol Plaatje");
    await waitForStable(page);
    await assertFits(page);
    await page.getByRole("button", { name: "Next" }).dblclick();
    await page.getByRole("heading", { name: "Members and terms" }).waitFor();
    expect(await page.getByRole("heading", { name: "There is a problem" }).count()).toBe(0);

    await page.getByRole("textbox", { name: /Number of members/ }).fill("48");
    await page.getByText("I accept the").click({ position: { x: 4, y: 8 } });
    await page.getByRole("button", { name: "Submit" }).click();

    await page.getByRole("heading", { level: 1, name: "Verify OTP" }).waitFor();
    await page.getByRole("textbox", { name: "OTP" }).fill(await findMailedCode(email));
    await page.getByRole("button", { name: "Verify" }).click();

    await page.getByRole("heading", { level: 1, name: "Log in" }).waitFor();
    await signIn(page, email, NEW_PASSWORD);
    await expect.poll(() => getPath(page)).toBe("/home");
    await page.goto(`${journey.url}/organisation/`);
    await expect.poll(() => getPath(page)).toBe("/home");
  });

  test("a user edits the profile, and leaving unsaved changes needs a confirmation", async () => {
    const number = "0825550160";
    const page = await open("/auth/login/#form", width);
    await signIn(page, "norole@demo.example");
    await expect.poll(() => getPath(page)).toBe("/home");
    await page.goto(`${journey.url}/profile/`);
    await page.getByRole("button", { name: "Edit" }).click();
    // The name's error would move the button during a press, which would then be lost.
    const name = page.getByRole("textbox", { name: "Full Name" });
    await name.fill("Ay4nda");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: /^Full Name is invalid/ }).click();
    // The form focuses the field a moment after the press; an earlier key would go to the link.
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Ayanda Naidoo-O’Neil");
    await page.getByRole("textbox", { name: "Mobile Number" }).fill(number);
    await page.getByRole("link", { name: "GBVF Dashboard, home" }).click();
    await page.getByRole("button", { name: "Stay on this page" }).click();
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("definition").filter({ hasText: number }).waitFor();
    // This width has the least room next to the links.
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.getByRole("banner").getByRole("button", { name: "Ayanda Naidoo-O’Neil, account" }).waitFor();
    await page.reload();
    await page.getByRole("definition").filter({ hasText: number }).waitFor();
  });

  if (!isMainDatabase(name)) return;

  test("a form is not sent under another account that has signed in in another tab", async () => {
    const formPage = await open("/auth/login/#form");
    await signIn(formPage, "organisation@demo.example");
    await expect.poll(() => getPath(formPage)).toBe("/organisation/");
    await formPage.goto(`${journey.url}/profile/`);
    await formPage.getByRole("button", { name: "Edit" }).click();
    await formPage.getByRole("textbox", { name: "Full Name" }).fill("Typed by Another");

    const otherTab = await formPage.context().newPage();
    await otherTab.goto(`${journey.url}/organisation/`);
    await otherTab.getByRole("button", { name: /, account$/ }).click();
    await otherTab.getByRole("menuitem", { name: "Logout" }).click();
    await expect.poll(() => getPath(otherTab)).toBe("/home");
    await otherTab.goto(`${journey.url}/auth/login/#form`);
    await signIn(otherTab, "admin@demo.example");
    await expect.poll(() => getPath(otherTab)).toBe("/admin/");

    await formPage.getByRole("button", { name: "Save" }).click();
    const loginDialog = formPage.getByRole("alertdialog", { name: "Log in again" });
    await loginDialog.waitFor();
    const email = loginDialog.getByRole("textbox", { name: "Email" });
    await expect.poll(() => email.inputValue()).toBe("organisation@demo.example");
    await loginDialog.getByRole("button", { name: "Close" }).click();
    await formPage.getByText("Nothing was saved, and what you entered is still here.").first().waitFor();
    expect(await formPage.getByRole("textbox", { name: "Full Name" }).inputValue()).toBe("Typed by Another");
  });

  test("the browser's Back needs a confirmation if changes are unsaved, and then opens the previous page", async () => {
    const page = await open("/home/comparison");
    await page.getByRole("link", { name: "Login" }).click();
    await page.getByRole("link", { name: "Continue To Login" }).click();
    await waitForStable(page);
    await page.getByRole("link", { name: "Sign up" }).click();
    const name = page.getByRole("textbox", { name: "First Name" });
    const leaveDialog = page.getByRole("alertdialog", { name: "Unsaved changes" });
    await name.fill("Nomsa");
    for (const choice of ["Stay on this page", "Leave without saving"]) {
      await page.goBack();
      await leaveDialog.waitFor();
      expect(getPath(page)).toBe("/auth/sign-up/");
      await leaveDialog.getByRole("button", { name: choice }).click();
      await leaveDialog.waitFor({ state: "detached" });
      if (choice.startsWith("Stay")) expect(await name.inputValue()).toBe("Nomsa");
    }
    await page.getByRole("heading", { level: 1, name: "Log in" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Before you log in" }).waitFor();
    await page.goForward();
    await page.goForward();
    await expect.poll(() => name.inputValue()).toBe("");
  });

  test("Back and Forward move between the steps of sign-up and keep what was typed", async () => {
    const page = await open("/auth/sign-up/", 360);
    await fillPerson(page, "back@clinic.example");
    await page.getByRole("button", { name: "Next" }).click();
    const heading = page.getByRole("heading", { name: "Your organisation" });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const organisation = page.getByRole("textbox", { name: "Organisation Name" });
    const isInWindow = () =>
      organisation.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight);
    await expect.poll(isInWindow).toBe(true);
    await organisation.fill("Masakhane Clinic");

    await page.goBack();
    const name = page.getByRole("textbox", { name: "First Name" });
    await expect.poll(() => name.inputValue()).toBe("Nomsa");
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    await page.goForward();
    await expect.poll(() => organisation.inputValue()).toBe("Masakhane Clinic");
    await page.getByRole("button", { name: "Back" }).click();
    await expect.poll(() => name.inputValue()).toBe("Nomsa");
    await page.getByRole("link", { name: /log in$/ }).click();
    await page.getByRole("alertdialog", { name: "Unsaved changes" }).waitFor();
  });
});
