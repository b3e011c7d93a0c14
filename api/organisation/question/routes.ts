import { done } from "../../lib/http/done.ts";
import { notFound } from "../../lib/http/errors.ts";
import { type Route, route } from "../../lib/http/route.ts";
import { answerQuestion } from "./contract.ts";
import { storeAnswer } from "./questions.ts";

export const questionRoutes: readonly Route[] = [
  route(answerQuestion, async ({ body: { answer }, trx, session: { stakeholderId }, audit, now, today }) => {
    const subject = await storeAnswer(trx, { applicantId: stakeholderId, answer, now, today });
    if (subject === undefined) throw notFound("The question");
    // The log outlives the people, so it holds no words of theirs.
    await audit(trx, { what: "question answered", subject });
    return done("Your answer is with the people who decide.");
  }),
];
