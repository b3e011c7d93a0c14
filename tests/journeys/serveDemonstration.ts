import { inject } from "vitest";
import { type Served, serve } from "../serve.ts";
import { makePostgresDatabase } from "../testPostgres.ts";
import { WIDTHS, type Width } from "./visit.ts";

export const databases = [
  "PGlite" as const,
  ...(process.env.TEST_DATABASE_URL === undefined ? [] : ["PostgreSQL" as const]),
];

/** The tests that depend on the browser alone run on one database. */
export const isLast = (name: (typeof databases)[number]): boolean => name === databases.at(-1);

/** Widths matter only in the browser: of two databases, each is tested at one of them. */
export const widthsOn = (name: (typeof databases)[number]): readonly Width[] =>
  databases.length === 1 ? WIDTHS : [name === "PGlite" ? 360 : 1280];

/** Serves the demonstration from its own database, which `stop` removes. `settings` are environment variables. */
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
