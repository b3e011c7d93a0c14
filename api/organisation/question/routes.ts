import { done } from "../../lib/http/done.ts";
import { notFound } from "../../lib/http/errors.ts";
import { type Route, route } from "../../lib/http/route.ts";
import { saveDetails } from "../../stakeholder/organisationDetails.ts";
import { answerQuestion } from "./contract.ts";
import { applyAgain, storeAnswer } from "./questions.ts";

export const questionRoutes: readonly Route[] = [
  route(answerQuestion, async ({ body, trx, session: { stakeholderId }, audit, now, today }) => {
    const { answer, details } = body;
    const answerContext = { actorId: stakeholderId, answer, now, today };
    const reappliedId = await applyAgain(trx, answerContext);
    const subject = reappliedId ?? (await storeAnswer(trx, answerContext));
    if (subject === undefined) throw notFound("The question");
    if (reappliedId !== undefined && details !== undefined) {
      const applicantSession = { stakeholderId, organisationId: reappliedId };
      const saved = await saveDetails(trx, { session: applicantSession, body: details, now });
      await audit(trx, { what: "organisation changed", ...saved });
    }
    // Contains no text of the applicant, because the log outlives accounts.
    await audit(trx, { what: reappliedId ? "application made again" : "question answered", subject });
    return done(
      reappliedId
        ? "Your application is with the people who decide."
        : "Your answer is with the people who decide.",
    );
  }),
];
