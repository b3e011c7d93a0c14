import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { endpoint } from "../../shared/http/endpoint.ts";

/** The clock runs again. Of a rejected application: it is made again, and this is why. */
export const answerQuestion = endpoint({
  method: "POST",
  path: "/api/healthcheck/answerQuestion",
  access: "signed-in",
  audits: ["question answered", "application made again"],
  body: z.strictObject({
    answer: z.string().trim().min(1, "Answer is required").max(2000, "At most 2000 characters"),
  }),
  response: Done,
});

export const organisationQuestionEndpoints = [answerQuestion] as const;
