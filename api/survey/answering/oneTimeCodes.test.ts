import { beforeAll, expect, test } from "vitest";
import { startApi } from "../../testing/startApi.ts";
import { beginWithSlips, buildSubmission, readForm, send } from "../../testing/survey/surveyRound.ts";

const api = startApi();
let slips: string[];
beforeAll(async () => {
  slips = await beginWithSlips(await api.signedIn("organisation@demo.example"));
});

const countResponses = async () =>
  (await api.knex("health_check").where({ mode: "slips" }).first("actual_responses")).actualResponses;

test("S41 a submission resent with other people's slips gets the same response and counts once for each spent slip", async () => {
  const form = await readForm(api.browser(), slips[0] as string);
  const { submissionId } = buildSubmission(form, "", () => 0);
  const sendWith = (inviteCode: string, changes: object) =>
    send(api.browser(), { ...buildSubmission(form, inviteCode, () => 0), ...changes });
  const responses: object[] = [];
  for (const code of slips.slice(0, 3)) responses.push(await sendWith(code, { submissionId }));
  expect(responses).toEqual(responses.map(() => responses[0]));
  const before = await countResponses();
  const [spent] = await api.knex("survey_spent_slips").select("spent_hashes");
  expect(spent.spentHashes).toHaveLength(before);
  for (const code of slips) expect(await sendWith(code, {})).toEqual(responses[0]);
  expect(await countResponses()).toBe(slips.length);
});
