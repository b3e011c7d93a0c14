import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { Browser as ApiClient } from "../../api/testing/Browser.ts";
import { buildSubmission, getInviteCode, readForm, send } from "../../api/testing/survey/surveyRound.ts";
import { mainDatabase, serveDemonstration } from "../demonstration.ts";
import { signIn } from "./account.ts";
import { answerInPage } from "./answerInPage.ts";
import { databases } from "./databases.ts";
import { startJourney } from "./journey.ts";
import { assertDarkDocument, delayRequests, type Visit, visit } from "./visit.ts";

/** A university surveys its students by a link or by code slips, and the results equal a hand count. */
const PATH = "/Questionnaire/SurveyQuestions";
const RESPONDENTS = 24;
const RESPONDENTS_IN_BROWSERS = 2;
/** These respondents choose the first answer to every question, the others the last. */
const RESPONDENTS_CHOOSING_FIRST = 10;
/** A wrong code and a cut connection cause these errors. */
const EXPECTED_ERRORS = /status of 404|ERR_INTERNET_DISCONNECTED/;
const COUNTED_NOTICE = "Your answers were added to totals. Nobody can find or change them.";
const NOT_OPEN_NOTICES = {
  link: "This link is not open. Ask the person who sent it to you.",
  slips: /^No questions are open for this code/,
};

describe.each(["link", "slips"] as const)("a survey with %s", (mode) => {
  const databaseName = (mode === "link" && databases[0]) || mainDatabase;
  const journey = startJourney(() => serveDemonstration(databaseName), EXPECTED_ERRORS);
  const { open } = journey;
  const notOpenNotice = NOT_OPEN_NOTICES[mode];
  let organisation: Visit;
  /** One link for all respondents, or one link for each slip. */
  let links: string[] = [];

  beforeAll(async () => {
    organisation = await visit(journey.browser, journey.url, "/auth/login/", 1280);
  });
  afterEach(() => expect(organisation.errors.splice(0)).toEqual([]));

  const formatAddress = (link: string) => PATH + new URL(link).search;
  const buildLink = (person: number) => formatAddress(links[person % links.length] as string);
  const waitForCountedNotice = (page: Page) => page.getByText(COUNTED_NOTICE).waitFor();

  test("an organisation opens, shares and previews the survey", async () => {
    const { page } = organisation;
    await page.getByRole("link", { name: "Continue To Login" }).click();
    await signIn(page, "organisation@demo.example");
    await page.getByRole("combobox", { name: "Questionnaire type" }).selectOption("Students");
    await page.getByRole("textbox", { name: "Expected responses" }).fill(String(2 * RESPONDENTS));
    if (mode === "slips") await page.getByText("A slip of paper for each person").click();
    await page.getByRole("button", { name: "Generate link" }).click();
    if (mode === "link") {
      await page.getByRole("button", { name: "Copy link" }).waitFor();
      const link = page.getByRole("region", { name: "Survey link" }).getByRole("paragraph").first();
      links = [(await link.textContent()) ?? ""];
      expect(new URL(links[0] as string).searchParams.get("inviteCode")).toMatch(/^[a-z2-7]{26}$/);
    } else {
      await page.getByRole("textbox", { name: "How many slips" }).fill(String(RESPONDENTS));
      await page.getByRole("button", { name: "Make slips" }).click();
      const codes = page.getByRole("listitem").locator("strong");
      await expect.poll(() => codes.count()).toBe(RESPONDENTS);
      links = (await codes.allTextContents()).map(
        (code) => `${journey.url}${PATH}?inviteCode=${code.replace(" ", "")}`,
      );
      expect(new Set(links).size).toBe(RESPONDENTS);
      await page.getByRole("button", { name: "Done" }).click();
      return;
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

  test("answers survive a reload, Back and a cut connection, and are counted once if they are sent twice", async () => {
    const page = await open(mode === "link" ? buildLink(0) : PATH, 360);
    const context = page.context();
    if (mode === "slips") {
      const code = new URL(links[0] as string).searchParams.get("inviteCode") ?? "";
      const field = page.getByRole("textbox", { name: "Code on your slip" });
      await page.keyboard.press("Tab");
      await field.pressSequentially(code.slice(0, 9));
      await page.keyboard.press("Enter");
      await page.getByText(notOpenNotice).waitFor();
      // A code that opens nothing stores nothing.
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      await page.reload();
      await expect.poll(() => field.inputValue()).toBe("");
      await field.pressSequentially(code.replace("o", "0").replace("i", "1"));
      await page.keyboard.press("Enter");
    }
    await page.getByRole("button", { name: "Start" }).waitFor();
    // Neither the address nor the title reveals the survey.
    await expect.poll(() => page.url()).toBe(journey.url + PATH);
    expect(await page.title()).toBe("Questions");
    if (mode === "link") await assertDarkDocument(page);
    const otherTab = mode === "link" ? await context.newPage() : undefined;
    await otherTab?.goto(journey.url + buildLink(0));

    await answerByKeyboard(page);
    await page.goBack();
    await page.getByRole("button", { name: "Continue" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Continue" }).waitFor();
    await expect.poll(() => page.locator("input:checked").count()).toBe(1);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Send my answers" }).waitFor();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send my answers" }).dblclick();
    await page.getByRole("heading", { name: "No connection" }).waitFor();
    await context.setOffline(false);
    await waitForCountedNotice(page);
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    if (otherTab === undefined) {
      // A used slip opens the survey and thanks; the results below show that it adds nothing.
      await page.goto(journey.url + buildLink(0));
      await page.getByRole("button", { name: "Start" }).waitFor();
      await page.evaluate(answerInPage, false);
      await page.getByRole("button", { name: "Send my answers" }).click();
      await waitForCountedNotice(page);
      return;
    }
    // The other tab was open already.
    await otherTab.evaluate(answerInPage, true);
    await otherTab.getByRole("button", { name: "Send my answers" }).click();
    await otherTab.getByRole("button", { name: "I am another person" }).waitFor();
    await page.goto(journey.url + buildLink(0));
    await page.getByRole("button", { name: "I am another person" }).waitFor();
  });

  async function answerByRequest(person: number): Promise<void> {
    const apiClient = new ApiClient(journey);
    const code = getInviteCode(links[person % links.length]);
    const form = await readForm(apiClient, code);
    const questions = form.categories.flatMap((category) => category.questions);
    const choose = (_: number, index: number) =>
      person < RESPONDENTS_CHOOSING_FIRST ? 0 : (questions[index]?.answers.length ?? 0) - 1;
    expect(await send(apiClient, buildSubmission(form, code, choose))).toMatchObject({ status: 200 });
  }

  test.runIf(mode === "link")("Exit deletes the answers and replaces the survey in the history", async () => {
    const page = await open(buildLink(0), 360);
    await page.route("https://**", (route) => route.fulfill({ body: "elsewhere" }));
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator("input").first().check({ force: true });
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
    await page.getByRole("button", { name: "Exit this page" }).click();
    await page.getByText("elsewhere").waitFor();
    await page.goBack();
    expect(page.url()).toBe("about:blank");
    await page.goto(journey.url + PATH);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    journey.ignoreErrors();
  });

  test.runIf(mode === "link")(
    "Exit, pressed while the survey reloads, leaves no answers in the session storage",
    async () => {
      const page = await open(buildLink(0), 360);
      await page.getByRole("button", { name: "Start" }).click();
      await page.locator("input").first().check({ force: true });
      await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
      const neutralSite = Promise.withResolvers<void>();
      await page.route("https://**", async (route) => {
        await neutralSite.promise;
        await route.fulfill({ body: "elsewhere" });
      });
      const questions = await delayRequests(page, /surveyQuestions$/);
      await page.reload();
      await page.getByRole("button", { name: "Exit this page" }).dispatchEvent("click");
      const arrived = page.waitForResponse(/surveyQuestions$/);
      questions.release();
      await (await arrived).finished();
      neutralSite.resolve();
      await page.getByText("elsewhere").waitFor();
      await page.goto(journey.url + PATH);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      journey.ignoreErrors();
    },
  );

  test("other respondents answer in separate browsers, and a wrong code opens no survey", async () => {
    const answer = async (person: number) => {
      const page = await open(buildLink(person), person % 2 === 0 ? 1280 : 360);
      await page.evaluate(answerInPage, person < RESPONDENTS_CHOOSING_FIRST);
      await page.getByRole("button", { name: "Send my answers" }).click();
      await waitForCountedNotice(page);
      await page.context().close();
    };
    const respondents = Array.from({ length: RESPONDENTS - 1 }, (_, index) => index + 1);
    await Promise.all(respondents.slice(0, RESPONDENTS_IN_BROWSERS).map(answer));
    for (const person of respondents.slice(RESPONDENTS_IN_BROWSERS)) await answerByRequest(person);
    const page = await open(`${PATH}?inviteCode=${"a".repeat(mode === "link" ? 26 : 10)}`, 360);
    await page.getByText(notOpenNotice).waitFor();
  });

  test("a closed survey shows results that equal a hand count, and its codes open nothing", async () => {
    const { page } = organisation;
    await page.reload();
    await page.getByRole("combobox", { name: "Questionnaire type" }).selectOption("Students");
    await page.getByText(/^\d+ to \d+ of 48 expected responses/).waitFor();
    await page.getByRole("button", { name: "Close survey" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Close survey" }).click();
    await page.getByRole("heading", { name: /^Results, / }).waitFor();
    await page.getByRole("link", { name: "View survey results" }).click();
    await page.getByRole("heading", { level: 1, name: /^View results: Students / }).waitFor();
    await page.getByText(`${RESPONDENTS} of 48 expected responses`).waitFor();
    const behaviours = page.getByRole("figure", { name: "Organisational Behaviours" });
    const percentOf = async (group: string) => {
      const bar = behaviours.getByRole("list", { name: group, exact: true }).getByRole("listitem").first();
      return Number(/(\d+\.\d\d)%/.exec((await bar.textContent()) ?? "")?.[1]);
    };
    expect(await percentOf("Always")).toBeCloseTo((RESPONDENTS_CHOOSING_FIRST / RESPONDENTS) * 100, 1);
    expect(await percentOf("Never")).toBeCloseTo(
      ((RESPONDENTS - RESPONDENTS_CHOOSING_FIRST) / RESPONDENTS) * 100,
      1,
    );
    const latePage = await open(buildLink(RESPONDENTS - 1), 360);
    await latePage.getByText(notOpenNotice).waitFor();
  });
});

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
