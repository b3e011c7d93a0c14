import { type DatabaseName, mainDatabase } from "../demonstration.ts";
import type { Width } from "./visit.ts";

/** Only a thorough run has both databases, because the API's tests already compare them. */
export const databases: readonly DatabaseName[] =
  process.env.THOROUGH && mainDatabase === "PostgreSQL" ? ["PGlite", "PostgreSQL"] : [mainDatabase];

/** Tests that depend on the browser alone run on one database. */
export const isMainDatabase = (name: DatabaseName): boolean => name === mainDatabase;
export const isFirstDatabase = (name: DatabaseName): boolean => name === databases[0];

/** The width matters only in the browser, and stories are tested at both. */
export const getWidth = (name: DatabaseName): Width => (isFirstDatabase(name) ? 360 : 1280);
