import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import { OrganisationDetailsUpdate } from "../details/contract.ts";

/** The deadline runs again from the answer. After a rejection, the answer is a new application. */
export const answerQuestion = endpoint({
  method: "POST",
  path: "/api/healthcheck/answerQuestion",
  access: "signed-in",
  audits: ["question answered", "application made again", "organisation changed"],
  body: z.strictObject({
    answer: z.string().trim().min(1, "Answer is required").max(2000, "At most 2000 characters"),
    details: OrganisationDetailsUpdate.optional(),
  }),
  response: Done,
});

export const organisationQuestionEndpoints = [answerQuestion] as const;
