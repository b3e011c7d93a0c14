import { done } from "../../lib/http/done.ts";
import { notFound } from "../../lib/http/errors.ts";
import { type Route, route } from "../../lib/http/route.ts";
import { answerQuestion } from "./contract.ts";
import { applyAgain, storeAnswer } from "./questions.ts";

export const questionRoutes: readonly Route[] = [
  route(answerQuestion, async ({ body: { answer }, trx, session: { stakeholderId }, audit, now, today }) => {
    const answering = { actorId: stakeholderId, answer, now, today };
    const again = await applyAgain(trx, answering);
    const subject = again ?? (await storeAnswer(trx, answering));
    if (subject === undefined) throw notFound("The question");
    // The log outlives the people, so it holds no words of theirs.
    await audit(trx, { what: again ? "application made again" : "question answered", subject });
    return done(
      again
        ? "Your application is with the people who decide."
        : "Your answer is with the people who decide.",
    );
  }),
];
