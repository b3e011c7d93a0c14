import { done } from "../../lib/http/done.ts";
import { multiTxRoute, route } from "../../lib/http/route.ts";
import { previewQuestions, surveyQuestions, surveyResponse } from "./contract.ts";
import { countResponse } from "./countResponse.ts";
import { buildForm, buildPreview } from "./forms.ts";
import { createNotOpenError, findOpenSurvey } from "./surveyOfCode.ts";

export const answeringRoutes = [
  route(surveyQuestions, async ({ body, trx, secrets, env, today }) =>
    buildForm(
      trx,
      await findOpenSurvey(trx, { secrets, code: body.inviteCode, today }, createNotOpenError),
      env,
    ),
  ),
  route(previewQuestions, ({ body, session, trx, secrets, env, today }) =>
    buildPreview(trx, { code: body.inviteCode, session, secrets, env, today }),
  ),
  multiTxRoute(surveyResponse, async ({ body, transact, visit, secrets, today, now }) => {
    const { inviteCode: code, ...answers } = body;
    const submission = { ...answers, code, network: visit.network, secrets, today, now };
    await transact((trx) => countResponse(trx, submission));
    return done("Your answers were added to totals. Nobody can find or change them.");
  }),
];
