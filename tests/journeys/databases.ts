import { type DatabaseName, lastDatabase } from "../demonstration.ts";
import { WIDTHS, type Width } from "./visit.ts";

const isThorough = process.env.THOROUGH !== undefined;

/** The API's tests compare the two, so only a thorough run takes the journeys to both. */
export const databases: readonly DatabaseName[] =
  isThorough && lastDatabase === "PostgreSQL" ? ["PGlite", "PostgreSQL"] : [lastDatabase];

/** Tests that depend on the browser alone run on one database. */
export const isLast = (name: DatabaseName): boolean => name === lastDatabase;
export const isFirst = (name: DatabaseName): boolean => name === databases[0];

/**
 * Of two databases, each is tested at one width, which matters only in the browser; the stories have both.
 */
export function widthsOn(name: DatabaseName): readonly Width[] {
  if (databases.length === 2) return [name === "PGlite" ? 360 : 1280];
  return isThorough ? WIDTHS : [360];
}
