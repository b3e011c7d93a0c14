import type { Knex } from "knex";
import { insertRows } from "../lib/database/insertRows.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { countChallenges, type Duration } from "./countChallenges.ts";

type StoredChallenge = Duration & {
  pillarId: number;
  cycleId: number;
  municipality: number;
  district: number;
  province: number;
};

export async function storeCounts(trx: Knex.Transaction): Promise<void> {
  const challenges: StoredChallenge[] = await trx("collective_action as c")
    .join("stakeholder as s", "s.stakeholder_id", "c.stakeholder_id")
    .join("boundary as b", "b.boundary_id", "s.boundary_id")
    .select("c.pillar_id", "c.cycle_id", "b.boundary_id as municipality")
    .select("b.district_boundary_id as district", "b.national_boundary_id as province")
    .select(trx.raw("c.valid_from::text"), trx.raw("c.valid_to::text"));
  const counts = countChallenges(
    challenges.map(({ municipality, district, province, ...challenge }) => ({
      ...challenge,
      boundaryIds: [municipality, district, province, COUNTRY],
    })),
  );
  await trx("collective_action_count").delete();
  await insertRows(
    trx,
    "collective_action_count",
    counts.map(({ boundaryId, pillarId, cycleId, validFrom, validTo, challenges: number }) => ({
      boundary_id: boundaryId,
      pillar_id: pillarId,
      cycle_id: cycleId,
      valid_from: validFrom,
      valid_to: validTo,
      challenges: number,
    })),
  );
}
