import type { Knex } from "knex";
import { writeChallenges } from "../../collective-action/import/writeChallenges.ts";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import { generateChallenges } from "./generateChallenges.ts";

export async function seedDemonstrationCollectiveActions(
  trx: Knex.Transaction,
  { today }: { today: string },
): Promise<void> {
  const places: { boundaryId: number; code: string; name: string; peopleCount: number }[] = await trx(
    "boundary",
  )
    .where({ boundaryTypeId: BOUNDARY_TYPE.municipality })
    .orderBy("code")
    .select(
      "boundary_id",
      "code",
      "description as name",
      trx.raw("coalesce(people_count, 0) as people_count"),
    );
  await writeChallenges({
    trx,
    challenges: generateChallenges(places, today),
    dryRun: false,
    source: {
      description: "Invented figures, for demonstration, beside published challenges",
      url: null,
      isDemonstration: true,
    },
  });
}
