import type { Context } from "koa";
import { z } from "zod";
import type { Endpoint, Input } from "./endpoint.ts";
import { HttpError } from "./errors.ts";
import { plainIssue } from "./plainIssue.ts";

const NOTHING = z.strictObject({});
const IN_OUR_WORDS = { error: plainIssue };

/** Refuses what the endpoint does not declare, in plain words. */
export function parseInput(endpoint: Endpoint, ctx: Context): Input<Endpoint> {
  for (const given of [ctx.params, ctx.query, ctx.request.body]) refuseNul(given);
  return {
    params: (endpoint.params ?? NOTHING).parse(ctx.params, IN_OUR_WORDS),
    query: (endpoint.query ?? NOTHING).parse({ ...ctx.query }, IN_OUR_WORDS),
    body: endpoint.body?.parse(ctx.request.body, IN_OUR_WORDS),
  } as Input<Endpoint>;
}

/** No text in PostgreSQL can hold this character; what is stored encrypted must not keep it for later. */
function refuseNul(given: unknown): void {
  if (JSON.stringify(given)?.includes("\\u0000")) {
    throw new HttpError(400, "invalid", "What was sent could not be read.");
  }
}
