import type { Knex } from "knex";
import packageJson from "../../package.json" with { type: "json" };
import type { Limited, Throttle } from "../lib/security/throttle.ts";
import type { BrowserError, ReportedError } from "./contract.ts";

export const BROWSER_ERRORS_DAYS = 14;
const MAX_MESSAGE = 200;
const MAX_ROWS = 500;
const SHOWN = 20;
const { version } = packageJson;

const OF_NETWORK = {
  name: "errors of a network",
  free: 60,
  seconds: 3600,
  afterwards: "wait",
} as const;

const reportTry = (network: string): Limited => ({
  message: "Many errors were reported from your network.",
  counts: [{ limit: OF_NETWORK, key: network }],
});

/** A message may quote what somebody typed, or an address that says whom they looked for. */
export function withoutQuotes(message: string): string {
  return message
    .replaceAll(/(["'`“‘«])[^"'`”’»]*(["'`”’»]|$)/g, "…")
    .replaceAll(/\S*[@/\\]\S*/g, "…")
    .replaceAll(/\d(?:[ ().-]*\d){3,}/g, "…")
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, MAX_MESSAGE)
    .toWellFormed();
}

type Services = {
  network: string;
  throttle: Throttle;
  transact<T>(step: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
  today: string;
};

export async function storeBrowserError(
  { message, ...where }: ReportedError,
  { network, throttle, transact, today }: Services,
): Promise<void> {
  if (where.version !== version) return;
  await throttle.count(reportTry(network));
  await transact(async (trx) => {
    const row = { ...where, message: withoutQuotes(message) };
    const known = await trx("browser_error")
      .where(row)
      .update({ times: trx.raw("times + 1"), lastOn: today });
    if (known > 0) return;
    // What happens to many stays, however many others somebody makes up.
    const beyond = trx("browser_error")
      .orderBy([
        { column: "times", order: "desc" },
        { column: "last_on", order: "desc" },
        { column: "browser_error_id", order: "desc" },
      ])
      .offset(MAX_ROWS - 1)
      .select("browser_error_id");
    await trx("browser_error").whereIn("browser_error_id", beyond).delete();
    await trx("browser_error")
      .insert({ ...row, times: 1, firstOn: today, lastOn: today })
      .onConflict(["message", "file", "line", "version"])
      .ignore();
  });
}

export function readBrowserErrors(trx: Knex): Promise<BrowserError[]> {
  return trx("browser_error")
    .orderBy("last_on", "desc")
    .orderBy("times", "desc")
    .orderBy("browser_error_id")
    .limit(SHOWN)
    .select("message", "file", "line", "version", "times", trx.raw("last_on::text as last_on"));
}

export async function sweepBrowserErrors(knex: Knex, today: string): Promise<void> {
  await knex("browser_error").whereRaw("last_on < ?::date - ?::int", [today, BROWSER_ERRORS_DAYS]).delete();
}
