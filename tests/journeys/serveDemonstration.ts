import { inject } from "vitest";
import { type Served, serve } from "../serve.ts";
import { makePostgresDatabase } from "../testPostgres.ts";

export const databases = [
  "PGlite" as const,
  ...(process.env.TEST_DATABASE_URL === undefined ? [] : ["PostgreSQL" as const]),
];

/** Serves the demonstration from its own database, which `stop` removes. */
export async function serveDemonstration(on: (typeof databases)[number] = "PGlite"): Promise<Served> {
  if (on === "PGlite") return serve({ folder: inject("servedFolder") });
  const database = await makePostgresDatabase(inject("servedDatabase"));
  const served = await serve(database && { databaseUrl: database.url });
  return {
    ...served,
    stop: async () => {
      await served.stop();
      await database?.drop();
    },
  };
}
