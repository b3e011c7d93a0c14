import { done } from "../lib/done.ts";
import { steppedRoute } from "../lib/route.ts";
import type { Limited } from "../lib/throttle.ts";
import { previewQuestions, surveyQuestions, surveyResponse } from "./contract.ts";
import { countResponse } from "./countResponse.ts";
import { formOf, previewOf } from "./forms.ts";
import { findOpenSurvey } from "./surveyOfCode.ts";

const TEN_MINUTES = 10 * 60;
/** Far more than a large organisation behind one address sends; what floods a survey sends more. */
const answersFrom = (network: string): Limited => ({
  message: "Too many answers come from your network at once. Please send yours again in ten minutes.",
  counts: [
    {
      limit: { name: "survey answers", free: 10_000, seconds: TEN_MINUTES, afterwards: "wait" },
      key: network,
    },
  ],
});

export const answeringRoutes = [
  steppedRoute(surveyQuestions, ({ body, transact, secrets, env, today }) =>
    transact(async (trx) =>
      formOf(trx, await findOpenSurvey(trx, { secrets, code: body.inviteCode, today }), env),
    ),
  ),
  steppedRoute(previewQuestions, ({ body, session, transact, secrets, env, today }) =>
    transact((trx) => previewOf(trx, { code: body.inviteCode, session, secrets, env, today })),
  ),
  steppedRoute(surveyResponse, async ({ body, transact, throttle, visit, secrets, today }) => {
    await throttle.count(answersFrom(visit.network));
    const { inviteCode: code, submissionId, answers } = body;
    await transact((trx) => countResponse(trx, { code, submissionId, answers, secrets, today }));
    return done("Your answers were added to totals. Nobody can find or change them.");
  }),
];
