import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../../api/seeds/demonstration/users.ts";
import type { Served } from "../serve.ts";
import { databases, serveDemonstration } from "./serveDemonstration.ts";
import { assertAccessible, launch, type Visit, visit, type Width } from "./visit.ts";

/** A university asks its students: from the link over their phones to results that it can count by hand. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const PATH = "/Questionnaire/SurveyQuestions";
const RESPONDENTS = 10;
const SLOWDOWN = 6;
/** A wrong link, and the connection that a journey cuts. */
const EXPECTED = /status of 404|ERR_INTERNET_DISCONNECTED/;

describe.each(databases)("a survey on %s", (name) => {
  let served: Served;
  let visits: Visit[] = [];
  let link = "";

  beforeAll(async () => {
    served = await serveDemonstration(name);
  }, 60_000);
  afterAll(() => served.stop());
  afterEach(async () => {
    const faults = visits.flatMap((each) => each.faults).filter((fault) => !EXPECTED.test(fault));
    await Promise.all(visits.map(({ context }) => context.close()));
    visits = [];
    expect(faults).toEqual([]);
  });

  const open = async (path: string, width: Width) => {
    const made = await visit(browser, served.url, path, width);
    visits.push(made);
    return made;
  };

  /** The dashboard of the university, for its students. */
  async function openDashboard(): Promise<Page> {
    const { page } = await open("/auth/login/", 1280);
    await page.getByRole("link", { name: "Continue To Login" }).click();
    await page.getByRole("textbox", { name: "Email" }).fill("organisation@demo.example");
    await page.getByLabel("Password", { exact: true }).fill(DEMONSTRATION_PASSWORD);
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("combobox", { name: "Questionnaire type" }).selectOption("Students");
    return page;
  }

  /** Answers every question with its first answer, or its last, and goes as far as the answers can be checked. */
  async function answerAll(page: Page, isFirst: boolean): Promise<void> {
    const send = page.getByRole("button", { name: "Send my answers" });
    const goOn = page.getByRole("button", { name: "Continue" });
    await page.getByRole("button", { name: "Start" }).click();
    while ((await send.count()) === 0) {
      const step = await page.title();
      for (const question of await page.getByRole("group").all()) {
        // The last is 'I prefer not to say'.
        await question
          .locator("input")
          .nth(isFirst ? 0 : -2)
          .check();
      }
      await goOn.click();
      await expect.poll(() => page.title()).not.toBe(step);
    }
  }

  test("it is opened with a link", async () => {
    const page = await openDashboard();
    await page.getByRole("textbox", { name: "Expected responses" }).fill("20");
    await page.getByRole("button", { name: "Generate link" }).click();
    await page.getByRole("button", { name: "Copy link" }).waitFor();
    await assertAccessible(page);
    link =
      (await page
        .getByRole("region", { name: "Survey link" })
        .getByRole("paragraph")
        .first()
        .textContent()) ?? "";
    expect(new URL(link).searchParams.get("inviteCode")).toMatch(/^[a-z2-7]{26}$/);
  });

  test("an answer outlives a reload, Back and a cut connection, and counts once however often it is sent", async () => {
    const { page, context } = await open(PATH + new URL(link).search, 360);
    await page.getByRole("button", { name: "Start" }).waitFor();
    // The code is in no history, and the title says nothing.
    expect(page.url()).toBe(served.url + PATH);
    expect(await page.title()).toBe("Questions");
    await assertAccessible(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const startedAt = performance.now();
    await answerAll(page, true);
    console.log(
      `Answering took ${((performance.now() - startedAt) / 1000).toFixed(1)} s at ${SLOWDOWN}x slowed CPU.`,
    );
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });

    await page.goBack();
    await page.getByRole("button", { name: "Continue" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Continue" }).waitFor();
    expect(await page.locator("input:checked").count()).toBe(1);
    await page.getByRole("button", { name: "Continue" }).click();

    await context.setOffline(true);
    await page.getByRole("button", { name: "Send my answers" }).dblclick();
    await page.getByRole("heading", { name: "No connection" }).waitFor();
    await context.setOffline(false);
    await page.getByText("Your answers were added to totals. Nobody can find or change them.").waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await assertAccessible(page);
    await page.goto(served.url + PATH + new URL(link).search);
    await page.getByRole("button", { name: "I am another person" }).waitFor();
  });

  test("others answer in their own browsers", async () => {
    for (let person = 1; person < RESPONDENTS; person++) {
      const { page } = await open(PATH + new URL(link).search, 1280);
      await answerAll(page, person < 4);
      await page.getByRole("button", { name: "Send my answers" }).click();
      await page.getByText("Your answers were added to totals.").waitFor();
    }
  });

  test("a wrong link opens nothing and says what to do", async () => {
    const { page } = await open(`${PATH}?inviteCode=${"a".repeat(26)}`, 360);
    await page.getByText("This link is not open. Ask whoever sent it to you.").waitFor();
  });

  test("results appear when it is closed, and are what a hand count gives", async () => {
    const page = await openDashboard();
    await page.getByText("At least 10 of 20 expected responses").waitFor();
    await page.getByRole("button", { name: "Close survey" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Close survey" }).click();
    await page.getByRole("heading", { name: /^Results, / }).waitFor();
    await page.getByRole("link", { name: "View survey results" }).click();
    await page.getByRole("heading", { level: 1, name: /^View results: Students / }).waitFor();
    await page.getByText(/^10 of 20 expected responses \(50\.00%\)/).waitFor();
    // Four people chose the first answer of every question, six the last.
    const behaviours = page.getByRole("figure", { name: "Organisational Behaviours" });
    const first = behaviours.getByRole("list").first().getByRole("list").first().getByRole("listitem");
    await first.first().waitFor();
    expect(await first.first().textContent()).toContain("40.00%");
    expect(await first.last().textContent()).toContain("60.00%");
    await assertAccessible(page);
  });
});
