import { randomInt, randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { SurveyForm } from "../answering/contract.ts";
import { organisationalResult } from "../survey/contract.ts";
import type { Browser } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { beginSurvey, readForm, STAFF, send } from "../testing/survey-code/surveyRound.ts";

/** By hand: `ATTACK_ROUNDS=200 vitest run --project api api/survey-results/lastAnswer.test.ts`. */
const ROUNDS = Number(process.env.ATTACK_ROUNDS ?? 20);
const KNOWN = 9;
const SINGLE_CHOICE = 3;
/** Chance alone may add this to a limit. */
const STANDARD_ERRORS = 4;

type Question = SurveyForm["categories"][number]["questions"][number];
/** The attacker knows that nobody prefers not to say. */
type Choice = readonly number[];
type Guesses = { right: number; made: number };

const tally = new Map<string, Guesses>();
function note(kind: string, isRight: boolean): void {
  const before = tally.get(kind) ?? { right: 0, made: 0 };
  tally.set(kind, { right: before.right + Number(isRight), made: before.made + 1 });
}

function chooseAnything({ questionTypeId, answers }: Question): Choice {
  if (questionTypeId !== SINGLE_CHOICE) return [...answers.keys()].filter(() => randomInt(2) === 1);
  return [randomInt(answers.length)];
}

/** The largest number of people for whom all counts are whole. */
function countsBehind(shares: readonly number[], responses: number): number[] {
  for (let answered = responses; answered > 0; answered--) {
    const counts = shares.map((share) => (share * answered) / 100);
    if (counts.every((count) => Math.abs(count - Math.round(count)) < 0.01)) return counts.map(Math.round);
  }
  return shares.map(() => 0);
}

function mostLeft(left: readonly number[]): number {
  const most = Math.max(...left);
  const best = [...left.keys()].filter((at) => left[at] === most);
  return best[randomInt(best.length)] as number;
}

const api = startApi();
let own: Browser;
beforeAll(async () => {
  await api.knex("health_check_answer").delete();
  await api.knex("health_check").delete();
  own = await api.signedIn("organisation@demo.example");
});

async function playRound(): Promise<void> {
  const { healthCheckId: HealthCheckId, code: inviteCode } = await beginSurvey(own);
  const form = await readForm(api.browser(), inviteCode);
  const questions = form.categories.flatMap((category) => category.questions);
  const people = Array.from({ length: KNOWN + 1 }, () => questions.map(chooseAnything));
  for (const choices of people) {
    const answers = questions.map(({ questionId, answers: offered }, at) => ({
      questionId,
      possibleAnswerIds: choices[at]?.map((each) => offered[each]?.possibleAnswerId),
    }));
    const sent = await send(api.browser(), { inviteCode, submissionId: randomUUID(), answers });
    expect(sent.status).toBe(200);
  }
  await own.postJson("/api/healthcheck/closeSurvey", { HealthCheckId, version: 1 });
  const asked = { QuestionnaireTypeId: STAFF, HealthCheckId };
  const results = organisationalResult.response.parse(
    await own.postJson("/api/healthcheck/organisationalResult", asked),
  );
  const shown = results.questionCategories.flatMap((category) => category.questions);
  for (const [at, question] of questions.entries()) {
    const result = shown.find(({ questionId }) => questionId === question.questionId);
    const shareOf = ({ possibleAnswerId }: { possibleAnswerId: number }) =>
      result?.answers.find((each) => each.possibleAnswerId === possibleAnswerId)?.distributionValue;
    guess(
      question,
      people.map((choices) => choices[at] as Choice),
      question.answers.map(shareOf),
      results.actualResponses ?? people.length,
    );
  }
  await api.knex("health_check_answer").where({ healthCheckId: HealthCheckId }).delete();
  await api.knex("health_check").where({ healthCheckId: HealthCheckId }).delete();
}

function guess(
  question: Question,
  people: readonly Choice[],
  shares: readonly (number | null | undefined)[],
  responses: number,
) {
  const known = people.slice(0, -1);
  const last = people.at(-1) as Choice;
  const isShown = shares.every((share) => typeof share === "number");
  const counts = isShown ? countsBehind(shares as number[], responses) : null;
  const left = [...question.answers.keys()].map(
    (at) => (counts?.[at] ?? 0) - known.filter((each) => each.includes(at)).length,
  );
  if (question.questionTypeId === SINGLE_CHOICE) {
    const options = question.answers.length;
    const guessed = counts === null ? randomInt(options) : mostLeft(left);
    note(`${options} options`, guessed === last[0]);
    return;
  }
  for (const [at, over] of left.entries()) {
    const guessed = counts === null ? randomInt(2) === 1 : over >= 1;
    note("2 options (yes or no)", guessed === last.includes(at));
  }
}

test("S47 who knows nine answers of ten and the code rarely tells the tenth from the results", async () => {
  for (let round = 0; round < ROUNDS; round++) await playRound();
  const rates = [...tally].toSorted().map(([kind, { right, made }]) => ({ kind, rate: right / made, made }));
  console.info(
    rates.map(({ kind, rate, made }) => `${kind}: ${(rate * 100).toFixed(1)} % of ${made}`).join("\n"),
  );
  for (const { kind, rate, made } of rates) {
    const options = Number.parseInt(kind, 10);
    const limit = options === 2 ? 0.67 : options === 3 ? 0.55 : 0.5;
    expect(rate, kind).toBeLessThan(limit + STANDARD_ERRORS * Math.sqrt((limit * (1 - limit)) / made));
  }
}, 600_000);
