import type { Context } from "koa";
import { z } from "zod";
import type { Endpoint, Input } from "../../shared/http/endpoint.ts";
import { HttpError } from "./errors.ts";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Writes our own messages, because Zod's are not meant for users. */
export function describeIssue(issue: Issue): string {
  const name = (issue.path ?? []).join(".") || "The input";
  if (issue.input === undefined) return `${name} is missing.`;
  switch (issue.code) {
    case "invalid_type":
      return `${name} must be ${TYPE_NAMES[issue.expected] ?? "of another kind"}.`;
    case "unrecognized_keys":
      return `There is no field called ${issue.keys.map((key) => key.slice(0, 40)).join(", ")} here.`;
    case "too_small":
      return `${name} must ${describeSize(issue.origin, "at least", issue.minimum)}.`;
    case "too_big":
      return `${name} must ${describeSize(issue.origin, "at most", issue.maximum)}.`;
    case "invalid_value":
      return `${name} must be one of these: ${issue.values.map(String).join(", ")}.`;
    default:
      return `${name} is not in the required format.`;
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

function describeSize(origin: string, bound: "at least" | "at most", size: number | bigint): string {
  if (origin === "string") return `have ${bound} ${size} ${size === 1 ? "character" : "characters"}`;
  if (origin === "array") return `have ${bound} ${size} ${size === 1 ? "entry" : "entries"}`;
  return `be ${bound} ${size}`;
}

const NoInput = z.strictObject({});
const PARSE_OPTIONS = { error: describeIssue };

export function parseInput(endpoint: Endpoint, ctx: Context): Input<Endpoint> {
  refuseUnstorableText([ctx.params, ctx.query, ctx.request.body]);
  return {
    params: (endpoint.params ?? NoInput).parse(ctx.params, PARSE_OPTIONS),
    query: (endpoint.query ?? NoInput).parse({ ...ctx.query }, PARSE_OPTIONS),
    body: endpoint.body?.parse(ctx.request.body, PARSE_OPTIONS),
  } as Input<Endpoint>;
}

/**
 * Refuses NUL and unpaired surrogates, which PostgreSQL cannot store. It uses a loop, because recursion into
 * deep lists would overflow the stack.
 */
function refuseUnstorableText(input: unknown): void {
  const pending = [input];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) {
      throw new HttpError(400, "invalid", "What was sent could not be read.");
    }
    if (typeof value === "object" && value !== null) {
      for (const entry of Object.entries(value)) pending.push(...entry);
    }
  }
}
