import { inject } from "vitest";
import { type Served, serve } from "../serve.ts";
import { makePostgresDatabase } from "../testPostgres.ts";
import { WIDTHS, type Width } from "./visit.ts";

const all = [
  "PGlite" as const,
  ...(process.env.TEST_DATABASE_URL === undefined ? [] : ["PostgreSQL" as const]),
];
const isThorough = process.env.THOROUGH !== undefined;

/** The API's tests compare the two, so only a thorough run takes the journeys to both. */
export const databases = isThorough ? all : all.slice(-1);

/** Tests that depend on the browser alone run on one database. */
export const isLast = (name: (typeof databases)[number]): boolean => name === databases.at(-1);
export const isFirst = (name: (typeof databases)[number]): boolean => name === databases[0];

/**
 * Of two databases, each is tested at one width, which matters only in the browser; the stories have both.
 */
export function widthsOn(name: (typeof databases)[number]): readonly Width[] {
  if (databases.length === 2) return [name === "PGlite" ? 360 : 1280];
  return isThorough ? WIDTHS : [360];
}

/** `stop` removes its database. `settings` are environment variables. */
export async function serveDemonstration(
  on: (typeof databases)[number] = "PGlite",
  settings: Readonly<Record<string, string>> = {},
): Promise<Served> {
  if (on === "PGlite") return serve({ folder: inject("servedFolder"), settings });
  const database = await makePostgresDatabase(inject("servedDatabase"));
  const served = await serve({ ...(database && { databaseUrl: database.url }), settings });
  return {
    ...served,
    stop: async () => {
      await served.stop();
      await database?.drop();
    },
  };
}
