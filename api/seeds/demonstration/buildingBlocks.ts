import type { Knex } from "knex";
import { insertInstances, insertPeople } from "../../building-block/instance/writeInstances.ts";
import { storeSteps } from "../../building-block/storeSteps.ts";
import { dayNumber, isoDay } from "../../lib/time/spans.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { storeSource } from "../../source/storeSource.ts";
import { type Fortune, fortuneOf } from "./fortunes.ts";
import { inventInstances } from "./inventInstances.ts";
import { inventPeople } from "./inventPeople.ts";
import { seededRandom } from "./seededRandom.ts";

const DAYS_OF_HISTORY = 760;

type ListedInstance = { id: number; name: string; buildingBlockId: number; boundaryId: number };
type Municipality = { boundaryId: number; code: string; description: string; nationalBoundaryId: number };

/**
 * Eight completed quarters by `today` and the current one. Places are real, people invented. The same day
 * gives the same data.
 */
export async function seedDemonstrationBuildingBlocks(
  trx: Knex.Transaction,
  { today }: { today: Date },
): Promise<void> {
  const lastDay = dayNumber(dayInSouthAfrica(today));
  const dataSourceId = await storeSource(trx, {
    theme: "building-block",
    description: "Invented services and people, for demonstration",
    url: null,
    isDemonstration: true,
  });
  const municipalities: Municipality[] = await trx("boundary")
    .where("boundary_type_id", 3)
    .orderBy("boundary_id")
    .select("boundary_id", "code", "description", "national_boundary_id");
  const fortunes = new Map(
    municipalities.map(({ boundaryId, code, nationalBoundaryId }) => [
      boundaryId,
      fortuneOf(code, nationalBoundaryId, { from: lastDay - DAYS_OF_HISTORY, until: lastDay }),
    ]),
  );
  const listed = await captureListed(trx, fortunes, dataSourceId);
  const invented = municipalities.flatMap((municipality) =>
    inventInstances(municipality, fortunes.get(municipality.boundaryId) as Fortune, dataSourceId),
  );
  const inventedIds = await insertInstances(trx, invented);
  const captured = [
    ...listed,
    ...invented.map((each, index) => ({ ...each, id: inventedIds[index] as number })),
  ];
  const requirements: { id: number; buildingBlockId: number; description: string }[] = await trx(
    "building_block_requirement",
  )
    .orderBy("building_block_requirement_id")
    .select("building_block_requirement_id as id", "building_block_id", "description");
  await insertPeople(
    trx,
    inventPeople(
      captured.map(({ id, name, boundaryId, buildingBlockId }) => ({
        id,
        seed: `${boundaryId} ${buildingBlockId} ${name}`,
        fortune: fortunes.get(boundaryId) as Fortune,
        requirements: requirements.filter((each) => each.buildingBlockId === buildingBlockId),
      })),
      lastDay,
      dataSourceId,
    ),
  );
  await storeSteps(trx);
}

async function captureListed(
  trx: Knex.Transaction,
  fortunes: ReadonlyMap<number, Fortune>,
  dataSourceId: number,
): Promise<ListedInstance[]> {
  const listed: ListedInstance[] = await trx("building_block_stakeholder as i")
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .orderBy("i.building_block_stakeholder_id")
    .select("i.building_block_stakeholder_id as id", "s.name", "i.building_block_id", "i.boundary_id");
  const captured = listed.filter(({ name, boundaryId }) => {
    const fortune = fortunes.get(boundaryId);
    return (
      fortune?.captured != null && seededRandom(`captured ${boundaryId} ${name}`)() < fortune.captured.share
    );
  });
  const rows = captured.map(({ id, boundaryId }) => ({
    id,
    day: isoDay(fortunes.get(boundaryId)?.captured?.from as number),
  }));
  await trx.raw(
    `update building_block_stakeholder b set captured_from = c.day, captured_source_id = ?
     from json_to_recordset(?) as c(id int, day date) where b.building_block_stakeholder_id = c.id`,
    [dataSourceId, JSON.stringify(rows)],
  );
  return captured;
}
