import { fileURLToPath } from "node:url";
import type { Knex } from "knex";
import { z } from "zod";
import { readChallenges } from "../collective-action/import/readChallenges.ts";
import { writeChallenges } from "../collective-action/import/writeChallenges.ts";
import type { Rejects } from "../import/parseTable.ts";
import { insertRows } from "../lib/database/insertRows.ts";
import { readReference } from "../lib/figures/readReference.ts";

const Pillar = z.object({
  pillar_id: z.coerce.number().int(),
  description: z.string(),
  is_included: z.enum(["yes", "no"]).transform((word) => word === "yes"),
  help: z.string(),
});
const FILE = fileURLToPath(new URL("../reference/collective_actions.csv", import.meta.url));

export async function seedCollectiveActions(trx: Knex.Transaction): Promise<void> {
  await insertRows(trx, "pillar", await readReference("pillars.csv", Pillar));
  const { challenges } = await readChallenges({
    trx,
    file: FILE,
    rejects: noRejects,
    onProgress: () => {},
  });
  await writeChallenges({
    trx,
    challenges,
    dryRun: false,
    source: {
      description: "100-Day Challenges published by the End GBVF Collective and the press",
      url: "https://gbvf.org.za/nsp-100-day-challenges/",
    },
  });
}

const noRejects: Rejects = {
  setHeader: () => {},
  add: (line, reason) => {
    throw new Error(`${FILE}, line ${line}: ${reason}`);
  },
};
