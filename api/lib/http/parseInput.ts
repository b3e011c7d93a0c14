import type { Context } from "koa";
import { z } from "zod";
import type { Endpoint, Input } from "../../shared/http/endpoint.ts";
import { HttpError } from "./errors.ts";
import { plainIssue } from "./plainIssue.ts";

const NOTHING = z.strictObject({});
const IN_OUR_WORDS = { error: plainIssue };

export function parseInput(endpoint: Endpoint, ctx: Context): Input<Endpoint> {
  refuseUnstorableText([ctx.params, ctx.query, ctx.request.body]);
  return {
    params: (endpoint.params ?? NOTHING).parse(ctx.params, IN_OUR_WORDS),
    query: (endpoint.query ?? NOTHING).parse({ ...ctx.query }, IN_OUR_WORDS),
    body: endpoint.body?.parse(ctx.request.body, IN_OUR_WORDS),
  } as Input<Endpoint>;
}

/**
 * PostgreSQL stores neither NUL nor half a surrogate pair. Checked once, so that no contract can forget it; a
 * loop, because lists may be nested deeply.
 */
function refuseUnstorableText(given: unknown): void {
  const left = [given];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) {
      throw new HttpError(400, "invalid", "What was sent could not be read.");
    }
    if (typeof value === "object" && value !== null) {
      for (const entry of Object.entries(value)) left.push(...entry);
    }
  }
}
