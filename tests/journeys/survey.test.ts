import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../../api/seeds/demonstration/users.ts";
import type { Served } from "../serve.ts";
import { answerInPage } from "./answerInPage.ts";
import { databases, serveDemonstration } from "./serveDemonstration.ts";
import { assertAccessible, launch, type Visit, visit, type Width } from "./visit.ts";

/** A university asks its students: from the link or the slips over their phones to results that it can count by hand. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const PATH = "/Questionnaire/SurveyQuestions";
const PEOPLE = 12;
/** They choose the first answer to every question, the others the last. */
const CHOOSING_FIRST = 5;
const AT_ONCE = 4;
/** A wrong code, and the connection that a journey cuts. */
const EXPECTED = /status of 404|ERR_INTERNET_DISCONNECTED/;
const COUNTED = "Your answers were added to totals. Nobody can find or change them.";
const NOT_OPEN = "This link is not open. Ask whoever sent it to you.";

const [first, second = first] = databases;
const rounds = [
  { mode: "link", on: first },
  { mode: "slips", on: second },
] as const;

describe.each(rounds)("a survey with $mode on $on", ({ mode, on }) => {
  let served: Served;
  let organisation: Visit;
  let visits: Visit[] = [];
  /** What is opened by each person: the one link, or a slip's own. */
  let links: string[] = [];

  beforeAll(async () => {
    served = await serveDemonstration(on);
    organisation = await visit(browser, served.url, "/auth/login/", 1280);
  }, 60_000);
  afterAll(async () => {
    await organisation.context.close();
    await served.stop();
  });
  afterEach(async () => {
    const faults = [...visits, organisation].flatMap((each) => each.faults.splice(0));
    await Promise.all(visits.map(({ context }) => context.close()));
    visits = [];
    expect(faults.filter((fault) => !EXPECTED.test(fault))).toEqual([]);
  });

  const open = async (address: string, width: Width) => {
    const made = await visit(browser, served.url, address, width);
    visits.push(made);
    return made;
  };
  const addressOf = (link: string) => PATH + new URL(link).search;
  const linkOf = (person: number) => addressOf(links[person % links.length] as string);
  const isCounted = (page: Page) => page.getByText(COUNTED).waitFor();

  test("it is opened, previewed and shared", async () => {
    const { page } = organisation;
    await page.getByRole("link", { name: "Continue To Login" }).click();
    await page.getByRole("textbox", { name: "Email" }).fill("organisation@demo.example");
    await page.getByLabel("Password", { exact: true }).fill(DEMONSTRATION_PASSWORD);
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("combobox", { name: "Questionnaire type" }).selectOption("Students");
    await page.getByRole("textbox", { name: "Expected responses" }).fill(String(2 * PEOPLE));
    if (mode === "slips") await page.getByText("A slip of paper for each person").click();
    await page.getByRole("button", { name: "Generate link" }).click();
    if (mode === "link") {
      await page.getByRole("button", { name: "Copy link" }).waitFor();
      const shown = page.getByRole("region", { name: "Survey link" }).getByRole("paragraph").first();
      links = [(await shown.textContent()) ?? ""];
      expect(new URL(links[0] as string).searchParams.get("inviteCode")).toMatch(/^[a-z2-7]{26}$/);
      await assertAccessible(page);
    } else {
      await page.getByRole("textbox", { name: "How many slips" }).fill(String(PEOPLE));
      await page.getByRole("button", { name: "Make slips" }).click();
      const codes = page.getByRole("listitem").locator("strong");
      await codes.first().waitFor();
      links = (await codes.allTextContents()).map((code) => `${served.url}${PATH}?inviteCode=${code}`);
      expect(new Set(links).size).toBe(PEOPLE);
      await assertAccessible(page);
      await page.getByRole("button", { name: "Done" }).click();
    }
    const [preview] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name: /^Preview survey questions/ }).click(),
    ]);
    await preview.getByRole("button", { name: "Start" }).waitFor();
    await preview.evaluate(answerInPage, true);
    await preview.getByRole("button", { name: "Send my answers" }).click();
    await preview.getByText("This is the end of the preview. Nothing was stored.").waitFor();
    await preview.close();
  });

  test("an answer outlives a reload, Back and a cut connection, and counts once however often it is sent", async () => {
    const { page, context } = await open(mode === "link" ? linkOf(0) : PATH, 360);
    if (mode === "slips") {
      // As it is read from paper.
      const code = new URL(links[0] as string).searchParams.get("inviteCode") ?? "";
      await page.keyboard.press("Tab");
      await page.getByRole("textbox").fill(`${code.slice(0, 5).toUpperCase()} ${code.slice(5)}`);
      await page.keyboard.press("Enter");
    }
    await page.getByRole("button", { name: "Start" }).waitFor();
    // The code is in no history, and the title says nothing.
    expect(page.url()).toBe(served.url + PATH);
    expect(await page.title()).toBe("Questions");
    await assertAccessible(page);
    const other = mode === "link" ? await context.newPage() : undefined;
    await other?.goto(served.url + linkOf(0));

    await answerByKeyboard(page);
    await page.goBack();
    await page.getByRole("button", { name: "Continue" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Continue" }).waitFor();
    expect(await page.locator("input:checked").count()).toBe(1);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Send my answers" }).waitFor();
    await assertAccessible(page);

    await context.setOffline(true);
    await page.getByRole("button", { name: "Send my answers" }).dblclick();
    await page.getByRole("heading", { name: "No connection" }).waitFor();
    await context.setOffline(false);
    await isCounted(page);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await assertAccessible(page);

    if (other === undefined) {
      await page.goto(served.url + linkOf(0));
      await page.getByText(NOT_OPEN).waitFor();
      return;
    }
    // The other tab was open already.
    await other.evaluate(answerInPage, true);
    await other.getByRole("button", { name: "Send my answers" }).click();
    await other.getByRole("button", { name: "I am another person" }).waitFor();
    await page.goto(served.url + linkOf(0));
    await page.getByRole("button", { name: "I am another person" }).waitFor();
  });

  test("others answer in their own browsers, and a wrong code opens nothing", async () => {
    const answer = async (person: number) => {
      const { page, context } = await open(linkOf(person), person % 2 === 0 ? 1280 : 360);
      await page.evaluate(answerInPage, person < CHOOSING_FIRST);
      await page.getByRole("button", { name: "Send my answers" }).click();
      await isCounted(page);
      await context.close();
    };
    for (let person = 1; person < PEOPLE; person += AT_ONCE) {
      const group = Array.from({ length: Math.min(AT_ONCE, PEOPLE - person) }, (_, at) => person + at);
      await Promise.all(group.map(answer));
    }
    const { page } = await open(`${PATH}?inviteCode=${"a".repeat(mode === "link" ? 26 : 10)}`, 360);
    await page.getByText(NOT_OPEN).waitFor();
  });

  test("results appear when it is closed, are what a hand count gives, and the codes open nothing", async () => {
    const { page } = organisation;
    await page.reload();
    await page.getByRole("combobox", { name: "Questionnaire type" }).selectOption("Students");
    await page.getByText(`At least 10 of ${2 * PEOPLE} expected responses`).waitFor();
    await page.getByRole("button", { name: "Close survey" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Close survey" }).click();
    await page.getByRole("heading", { name: /^Results, / }).waitFor();
    await page.getByRole("link", { name: "View survey results" }).click();
    await page.getByRole("heading", { level: 1, name: /^View results: Students / }).waitFor();
    await page.getByText(/^12 of 24 expected responses \(50\.00%\)/).waitFor();
    const behaviours = page.getByRole("figure", { name: "Organisational Behaviours" });
    const answers = behaviours.getByRole("list").first().getByRole("list").first().getByRole("listitem");
    await answers.first().waitFor();
    expect(await answers.first().textContent()).toContain("41.67%");
    expect(await answers.last().textContent()).toContain("58.33%");
    await assertAccessible(page);
    const late = await open(linkOf(PEOPLE - 1), 360);
    await late.page.getByText(NOT_OPEN).waitFor();
  });
});

/** One question at a time, without a mouse, always its first answer. */
async function answerByKeyboard(page: Page): Promise<void> {
  const send = page.getByRole("button", { name: "Send my answers" });
  await page.getByRole("button", { name: "Start" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("input").first().waitFor();
  while ((await send.count()) === 0) {
    const step = await page.title();
    while (!(await page.evaluate(() => document.activeElement?.matches("input") ?? false))) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await page.waitForFunction((title) => document.title !== title, step);
  }
}
