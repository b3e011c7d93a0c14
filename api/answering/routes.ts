import { done } from "../lib/done.ts";
import { steppedRoute } from "../lib/route.ts";
import { AnswersByNetwork } from "./AnswersByNetwork.ts";
import { previewQuestions, surveyQuestions, surveyResponse } from "./contract.ts";
import { countResponse } from "./countResponse.ts";
import { formOf, previewOf } from "./forms.ts";
import { findOpenSurvey } from "./surveyOfCode.ts";

const answersByNetwork = new AnswersByNetwork();

export const answeringRoutes = [
  steppedRoute(surveyQuestions, ({ body, transact, secrets, env, today }) =>
    transact(async (trx) =>
      formOf(trx, await findOpenSurvey(trx, { secrets, code: body.inviteCode, today }), env),
    ),
  ),
  steppedRoute(previewQuestions, ({ body, session, transact, secrets, env, today }) =>
    transact((trx) => previewOf(trx, { code: body.inviteCode, session, secrets, env, today })),
  ),
  steppedRoute(surveyResponse, async ({ body, transact, visit, secrets, today, now }) => {
    answersByNetwork.count(visit.network, now);
    const { inviteCode: code, submissionId, answers } = body;
    await transact((trx) => countResponse(trx, { code, submissionId, answers, secrets, today }));
    return done("Your answers were added to totals. Nobody can find or change them.");
  }),
];
