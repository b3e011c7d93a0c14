import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { endpoint } from "../../shared/http/endpoint.ts";

/** The clock runs again. */
export const answerQuestion = endpoint({
  method: "POST",
  path: "/api/healthcheck/answerQuestion",
  access: "signed-in",
  audits: ["question answered"],
  body: z.strictObject({
    answer: z.string().trim().min(1, "Answer is required").max(2000, "At most 2000 characters"),
  }),
  response: Done,
});

export const organisationQuestionEndpoints = [answerQuestion] as const;
