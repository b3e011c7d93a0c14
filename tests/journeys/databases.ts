import { type DatabaseName, mainDatabase } from "../demonstration.ts";
import { WIDTHS, type Width } from "./visit.ts";

const isThorough = process.env.THOROUGH !== undefined;

/** Only a thorough run has both databases, because the API's tests already compare them. */
export const databases: readonly DatabaseName[] =
  isThorough && mainDatabase === "PostgreSQL" ? ["PGlite", "PostgreSQL"] : [mainDatabase];

/** Tests that depend on the browser alone run on one database. */
export const isMainDatabase = (name: DatabaseName): boolean => name === mainDatabase;
export const isFirstDatabase = (name: DatabaseName): boolean => name === databases[0];

/**
 * If a run has two databases, each is tested at one width, because the width matters only in the browser. Stories are
 * tested at both.
 */
export function getWidths(name: DatabaseName): readonly Width[] {
  if (databases.length === 2) return [name === "PGlite" ? 360 : 1280];
  return isThorough ? WIDTHS : [360];
}
