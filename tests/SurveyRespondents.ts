import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Knex } from "knex";
import { type SurveyForm, surveyQuestions } from "../api/survey/answering/contract.ts";
import type { AddressedClient } from "./AddressedClient.ts";
import { findOpenSurvey } from "./demonstrationSurvey.ts";

const RETRY_PAUSE_MS = 200;
/** Every 7th answer is 'I prefer not to say'. */
const DECLINE_INTERVAL = 7;
/** Every 11th person's answers are sent twice at once. */
const DOUBLE_SUBMISSION_INTERVAL = 11;

type Totals = Map<string, number>;
type Round = {
  knex: Knex;
  url: string;
  survey: { healthCheckId: number; inviteCode: string };
  form: SurveyForm;
  clients: readonly AddressedClient[];
  expected: Totals;
};

/**
 * Answers the demonstration's open survey as its page does: a submission without a response is sent again with the same
 * id. Computes the totals that must result.
 */
export class SurveyRespondents {
  acknowledged = 0;
  /** Counts retries by the status of the failed request, 0 if there was no response. */
  readonly retries = new Map<number, number>();
  readonly #round: Round;
  #nextPerson = 0;

  private constructor(round: Round) {
    this.#round = round;
  }

  /** @param apiUrl address of one process, used to find the survey; respondents send to `url` */
  static async create(
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

  /** Requests the survey's questions. Returns the status. */
  async open(): Promise<number> {
    const [client] = this.#round.clients as [AddressedClient];
    const { inviteCode } = this.#round.survey;
    return (await client.send("POST", `${this.#round.url}/api/healthcheck/surveyQuestions`, { inviteCode }))
      .status;
  }

  /** Sends one person's answers until they are acknowledged. */
  async answer(): Promise<void> {
    const person = this.#nextPerson++;
    const client = this.#round.clients[person % this.#round.clients.length] as AddressedClient;
    const submission = this.#chooseAnswers(person);
    const attempts = person % DOUBLE_SUBMISSION_INTERVAL === 0 ? [1, 2] : [1];
    await Promise.all(attempts.map(() => this.#sendUntilAccepted(client, submission)));
    this.acknowledged += 1;
  }

  async #sendUntilAccepted(client: AddressedClient, submission: object): Promise<void> {
    while (true) {
      // Each person has a separate device, because a shared device must wait between two people.
      client.forgetCookies();
      const status = await client
        .send("POST", `${this.#round.url}/api/healthcheck/surveyResponse`, submission)
        .then(
          (response) => response.status,
          () => 0,
        );
      if (status === 200) return;
      if (status >= 400 && status < 500 && status !== 429) throw new Error(`Answers were refused: ${status}`);
      this.retries.set(status, (this.retries.get(status) ?? 0) + 1);
      await delay(RETRY_PAUSE_MS);
    }
  }

  #chooseAnswers(person: number) {
    const expectOneMore = (key: string) =>
      this.#round.expected.set(key, (this.#round.expected.get(key) ?? 0) + 1);
    expectOneMore("responses");
    const questions = this.#round.form.categories.flatMap((category) => category.questions);
    const answers = questions.map(({ questionId, answers }, index) => {
      if ((person + index) % DECLINE_INTERVAL === 0) {
        expectOneMore(`declined ${questionId}`);
        return { questionId, possibleAnswerIds: null };
      }
      const chosen = answers[(person * 31 + index) % answers.length]?.possibleAnswerId as number;
      expectOneMore(`chosen ${chosen}`);
      return { questionId, possibleAnswerIds: [chosen] };
    });
    return { inviteCode: this.#round.survey.inviteCode, submissionId: randomUUID(), answers };
  }

  /** Describes each total in the database that differs from the expected one. */
  async findMiscounts(): Promise<string[]> {
    const totals = await readTotals(this.#round.knex, this.#round.survey.healthCheckId);
    const keys = [...new Set([...totals.keys(), ...this.#round.expected.keys()])];
    return keys
      .filter((key) => totals.get(key) !== this.#round.expected.get(key))
      .map((key) => `${key}: ${totals.get(key) ?? 0}, not ${this.#round.expected.get(key) ?? 0}`);
  }
}

async function readTotals(knex: Knex, healthCheckId: number): Promise<Totals> {
  const queryTable = (table: string) => knex(table).where({ healthCheckId });
  const { actualResponses } = await queryTable("health_check").first();
  const answers = await queryTable("health_check_answer");
  const declined = await queryTable("health_check_decline");
  return new Map<string, number>([
    ["responses", actualResponses],
    ...answers.map((row) => [`chosen ${row.possibleAnswerId}`, row.responses] as const),
    ...declined.map((row) => [`declined ${row.questionId}`, row.responses] as const),
  ]);
}
