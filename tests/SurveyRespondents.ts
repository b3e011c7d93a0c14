import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Knex } from "knex";
import { type SurveyForm, surveyQuestions } from "../api/survey/answering/contract.ts";
import type { AddressedClient } from "./AddressedClient.ts";
import { findOpenSurvey } from "./demonstrationSurvey.ts";

const PAUSE_MS = 200;
/** One in so many prefers not to say; one in so many is sent twice at once. */
const DECLINES_EVERY = 7;
const TWICE_EVERY = 11;

type Totals = Map<string, number>;

/**
 * Answers the demonstration's open survey as the page does: what gets no response is sent again under the same
 * name. Knows the totals that must follow.
 */
export class SurveyRespondents {
  acknowledged = 0;
  /** By the status that came instead; 0: none. */
  readonly retries = new Map<number, number>();
  readonly #knex: Knex;
  readonly #url: string;
  readonly #survey: { healthCheckId: number; inviteCode: string };
  readonly #form: SurveyForm;
  readonly #clients: readonly AddressedClient[];
  readonly #expected: Totals;
  #people = 0;

  private constructor(own: {
    knex: Knex;
    url: string;
    survey: { healthCheckId: number; inviteCode: string };
    form: SurveyForm;
    clients: readonly AddressedClient[];
    expected: Totals;
  }) {
    this.#knex = own.knex;
    this.#url = own.url;
    this.#survey = own.survey;
    this.#form = own.form;
    this.#clients = own.clients;
    this.#expected = own.expected;
  }

  /** @param apiUrl a process of its own, which checks the code; `url` is where people answer */
  static async gather(
    knex: Knex,
    { apiUrl, url, clients }: { apiUrl: string; url: string; clients: readonly AddressedClient[] },
  ): Promise<SurveyRespondents> {
    const survey = await findOpenSurvey(apiUrl);
    const { inviteCode } = survey;
    const formResponse = await (clients[0] as AddressedClient).send(
      "POST",
      `${url}/api/healthcheck/surveyQuestions`,
      { inviteCode },
    );
    const form = surveyQuestions.response.parse(JSON.parse(formResponse.body));
    const expected = await readTotals(knex, survey.healthCheckId);
    return new SurveyRespondents({ knex, url, survey, form, clients, expected });
  }

  /** Returns the status. */
  async open(): Promise<number> {
    const [client] = this.#clients as [AddressedClient];
    const { inviteCode } = this.#survey;
    return (await client.send("POST", `${this.#url}/api/healthcheck/surveyQuestions`, { inviteCode })).status;
  }

  /** Ends when the answers are acknowledged. */
  async answer(): Promise<void> {
    const person = this.#people++;
    const client = this.#clients[person % this.#clients.length] as AddressedClient;
    const submission = this.#choose(person);
    const sending = person % TWICE_EVERY === 0 ? [1, 2] : [1];
    await Promise.all(sending.map(() => this.#sendUntilAccepted(client, submission)));
    this.acknowledged += 1;
  }

  async #sendUntilAccepted(client: AddressedClient, submission: object): Promise<void> {
    while (true) {
      // Each has their own device: a shared one must wait between two people.
      client.forgetCookies();
      const status = await client
        .send("POST", `${this.#url}/api/healthcheck/surveyResponse`, submission)
        .then(
          (response) => response.status,
          () => 0,
        );
      if (status === 200) return;
      if (status >= 400 && status < 500 && status !== 429) throw new Error(`Answers were refused: ${status}`);
      this.retries.set(status, (this.retries.get(status) ?? 0) + 1);
      await delay(PAUSE_MS);
    }
  }

  #choose(person: number) {
    const more = (key: string) => this.#expected.set(key, (this.#expected.get(key) ?? 0) + 1);
    more("responses");
    const questions = this.#form.categories.flatMap((category) => category.questions);
    const answers = questions.map(({ questionId, answers }, at) => {
      if ((person + at) % DECLINES_EVERY === 0) {
        more(`declined ${questionId}`);
        return { questionId, possibleAnswerIds: null };
      }
      const chosen = answers[(person * 31 + at) % answers.length]?.possibleAnswerId as number;
      more(`chosen ${chosen}`);
      return { questionId, possibleAnswerIds: [chosen] };
    });
    return { inviteCode: this.#survey.inviteCode, submissionId: randomUUID(), answers };
  }

  describe(): string {
    const again = [...this.retries].map(([status, times]) => `${times} after ${status || "no answer"}`);
    return `${this.acknowledged} people answered, sent again: ${again.join(", ") || "none"}`;
  }

  /** Every difference between database and expectation, in words. */
  async miscounted(): Promise<string[]> {
    const totals = await readTotals(this.#knex, this.#survey.healthCheckId);
    const keys = [...new Set([...totals.keys(), ...this.#expected.keys()])];
    return keys
      .filter((key) => totals.get(key) !== this.#expected.get(key))
      .map((key) => `${key}: ${totals.get(key) ?? 0}, not ${this.#expected.get(key) ?? 0}`);
  }
}

async function readTotals(knex: Knex, healthCheckId: number): Promise<Totals> {
  const of = (table: string) => knex(table).where({ healthCheckId });
  const { actualResponses } = await of("health_check").first();
  const answers = await of("health_check_answer");
  const declined = await of("health_check_decline");
  return new Map<string, number>([
    ["responses", actualResponses],
    ...answers.map((row) => [`chosen ${row.possibleAnswerId}`, row.responses] as const),
    ...declined.map((row) => [`declined ${row.questionId}`, row.responses] as const),
  ]);
}
