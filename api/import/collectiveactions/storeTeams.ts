import type { Knex } from "knex";
import { insertRows, takeIds } from "../insertRows.ts";
import type { Challenge } from "./Challenge.ts";

const ORGANISATION = 4;

type Placed = Pick<Challenge, "municipalityId" | "team">;

/**
 * The stakeholder of each challenge's team: a municipality has the id of its boundary, and any other is an
 * organisation of its name in the municipality, which is added where there is none yet.
 */
export async function storeTeams(
  trx: Knex.Transaction,
  challenges: readonly Placed[],
  dataSourceId: number,
): Promise<(challenge: Placed) => number> {
  const keyOf = ({ municipalityId, team }: Placed) => `${municipalityId} ${team}`;
  const standing: { stakeholderId: number; name: string; boundaryId: number }[] = await trx("stakeholder")
    .where({ stakeholderTypeId: ORGANISATION })
    .whereIn("boundary_id", [...new Set(challenges.map(({ municipalityId }) => municipalityId))])
    .select("stakeholder_id", "name", "boundary_id");
  const ids = new Map(
    standing.map(({ stakeholderId, name, boundaryId }) => [
      keyOf({ municipalityId: boundaryId, team: name }),
      stakeholderId,
    ]),
  );
  const missing = [
    ...new Map(
      challenges
        .filter((each) => each.team !== null && !ids.has(keyOf(each)))
        .map((each) => [keyOf(each), each]),
    ).values(),
  ];
  const newIds = await takeIds(trx, "stakeholder", "stakeholder_id", missing.length);
  await insertRows(
    trx,
    "stakeholder",
    missing.map(({ municipalityId, team }, index) => ({
      stakeholder_id: newIds[index] as number,
      stakeholder_type_id: ORGANISATION,
      name: team,
      boundary_id: municipalityId,
      is_confidential: false,
      data_source_id: dataSourceId,
    })),
  );
  missing.forEach((each, index) => {
    ids.set(keyOf(each), newIds[index] as number);
  });
  return (challenge) =>
    challenge.team === null ? challenge.municipalityId : (ids.get(keyOf(challenge)) as number);
}
