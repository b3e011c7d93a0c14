import type { ReportedError } from "@gbvf/api/operation/contract.ts";
import { version } from "../../../package.json";

const UNREPORTED = /\/home\/contact|^\/Questionnaire\b/i;
const MAX_MESSAGE = 500;

type Thrown = { message: string; name?: string; stack?: string };
export type Place = { origin: string; pathname: string };

const isThrown = (error: unknown): error is Thrown =>
  typeof error === "object" && error !== null && "message" in error && typeof error.message === "string";

export function errorReport(error: unknown, { origin, pathname }: Place): ReportedError | null {
  if (UNREPORTED.test(pathname) || !isThrown(error)) return null;
  const { name = "Error", message, stack = "" } = error;
  if (name === "ApiError") return null;
  const [, at, line] = /(\w[\w+-]*:\/\/[^\s)]+?):(\d+):\d+/.exec(stack) ?? [];
  if (at === undefined || !at.startsWith(`${origin}/`)) return null;
  const file = at.slice(origin.length).split("?")[0] ?? "";
  if (!/^\/[\w./-]{1,190}$/.test(file)) return null;
  return { message: `${name}: ${message}`.slice(0, MAX_MESSAGE), file, line: Number(line), version };
}
