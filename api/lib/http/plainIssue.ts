import type { z } from "zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** The library's own words never reach a caller. */
export function plainIssue(issue: Issue): string {
  const name = (issue.path ?? []).join(".") || "The input";
  if (issue.input === undefined) return `${name} is missing.`;
  switch (issue.code) {
    case "invalid_type":
      return `${name} must be ${KINDS[issue.expected] ?? "of another kind"}.`;
    case "unrecognized_keys":
      return `There is no field called ${issue.keys.map((key) => key.slice(0, 40)).join(", ")} here.`;
    case "too_small":
      return `${name} must ${sizeOf(issue.origin, "at least", issue.minimum)}.`;
    case "too_big":
      return `${name} must ${sizeOf(issue.origin, "at most", issue.maximum)}.`;
    case "invalid_value":
      return `${name} must be one of these: ${issue.values.map(String).join(", ")}.`;
    default:
      return `${name} is not in the required format.`;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

function sizeOf(origin: string, bound: "at least" | "at most", size: number | bigint): string {
  if (origin === "string") return `have ${bound} ${size} ${size === 1 ? "character" : "characters"}`;
  if (origin === "array") return `have ${bound} ${size} ${size === 1 ? "entry" : "entries"}`;
  return `be ${bound} ${size}`;
}
