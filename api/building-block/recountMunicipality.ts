import type { Knex } from "knex";
import { raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { dayNumber, isoDay } from "../lib/time/spans.ts";
import { type CountedPart, readInstances } from "./readInstances.ts";
import { BLOCK_COLUMNS, REQUIREMENT_COLUMNS, type StepTally, tallyInstances } from "./tallyInstances.ts";

type StepTable = { table: string; idColumn: string; columns: readonly string[] };
const BLOCKS: StepTable = {
  table: "building_block_step",
  idColumn: "building_block_id",
  columns: BLOCK_COLUMNS,
};
const REQUIREMENTS: StepTable = {
  table: "building_block_requirement_step",
  idColumn: "building_block_requirement_id",
  columns: REQUIREMENT_COLUMNS,
};

type Difference = { id: number; day: number; counts: number[] };

/** The caller must have called `raiseDataVersion`, whose lock serialises concurrent counts. */
export async function recountMunicipality(trx: Knex.Transaction, part: CountedPart): Promise<void> {
  const listOnlyItself = (boundaryId: number) => [boundaryId];
  const { blocks, requirements } = tallyInstances(await readInstances(trx, part), listOnlyItself);
  const requirementIds: number[] = await trx("building_block_requirement")
    .whereIn("building_block_id", part.buildingBlockIds)
    .pluck("building_block_requirement_id");
  await addDifference(trx, BLOCKS, part.municipalityId, part.buildingBlockIds, blocks);
  await addDifference(trx, REQUIREMENTS, part.municipalityId, requirementIds, requirements);
}

async function addDifference(
  trx: Knex.Transaction,
  steps: StepTable,
  municipalityId: number,
  ids: readonly number[],
  counted: StepTally,
): Promise<void> {
  const differences = listDifferences(await readSteps(trx, steps, municipalityId, ids), [...counted.steps()]);
  if (differences.length === 0) return;
  const parameters = {
    municipalityId,
    differences: JSON.stringify(differences.map(({ id, day, counts }) => ({ id, day: isoDay(day), counts }))),
  };
  for (const statement of buildStatements(steps)) await trx.raw(statement, parameters);
}

type StoredStep = { id: number; day: number; counts: number[] };

async function readSteps(
  trx: Knex.Transaction,
  { table, idColumn, columns }: StepTable,
  boundaryId: number,
  ids: readonly number[],
): Promise<StoredStep[]> {
  const rows: { id: number; day: string; counts: number[] }[] = await trx(table)
    .where({ boundaryId })
    .whereIn(idColumn, ids)
    .orderBy("from_day")
    .select(`${idColumn} as id`, trx.raw("from_day::text as day"), trx.raw(`array[${columns}] as counts`));
  return rows.map(({ id, day, counts }) => ({ id, day: dayNumber(day), counts }));
}

function listDifferences(stored: readonly StoredStep[], counted: readonly StoredStep[]): Difference[] {
  const differences = new Map<string, Difference>();
  const add = (steps: readonly StoredStep[], sign: 1 | -1) => {
    const latest = new Map<number, number[]>();
    for (const { id, day, counts } of steps) {
      const before = latest.get(id);
      latest.set(id, counts);
      const key = `${id} ${day}`;
      const existing = differences.get(key)?.counts;
      differences.set(key, {
        id,
        day,
        counts: counts.map(
          (count, index) => (existing?.[index] ?? 0) + sign * (count - (before?.[index] ?? 0)),
        ),
      });
    }
  };
  add(counted, 1);
  add(stored, -1);
  return [...differences.values()].filter(({ counts }) => counts.some((count) => count !== 0));
}

function buildStatements({ table, idColumn, columns }: StepTable): string[] {
  const query = `with recursive line as (
      select boundary_id, containing_boundary_id from boundary where boundary_id = :municipalityId
      union all select b.boundary_id, b.containing_boundary_id
      from boundary b join line on b.boundary_id = line.containing_boundary_id
    ), difference as (
      select * from json_to_recordset(:differences) as d (id int, day date, counts int[])
    )`;
  const joinColumns = (text: (column: string, at: number) => string, separator = ", ") =>
    columns.map((column, index) => text(column, index + 1)).join(separator);
  const before = `left join lateral (
      select ${columns} from ${table} s where s.boundary_id = line.boundary_id and s.${idColumn} = difference.id
      and s.from_day < difference.day order by from_day desc limit 1) before on true`;
  return [
    `${query} insert into ${table} (boundary_id, ${idColumn}, from_day, ${columns})
     select line.boundary_id, difference.id, day, ${joinColumns((column) => `coalesce(before.${column}, 0)`)}
     from difference cross join line ${before} on conflict do nothing`,
    `${query} update ${table} step set ${joinColumns((column, at) => `${column} = step.${column} + changed.c${at}`)}
     from line, lateral (
       select d.id, s.from_day, ${joinColumns((_, at) => `sum(d.counts[${at}]) as c${at}`)}
       from ${table} s join difference d on d.id = s.${idColumn} and d.day <= s.from_day
       where s.boundary_id = line.boundary_id group by d.id, s.from_day) changed
     where step.boundary_id = line.boundary_id and step.${idColumn} = changed.id
     and step.from_day = changed.from_day and (${joinColumns((_, at) => `changed.c${at} <> 0`, " or ")})`,
    `${query} delete from ${table} step using difference cross join line ${before}
     where step.boundary_id = line.boundary_id and step.${idColumn} = difference.id
     and step.from_day = difference.day
     and (${joinColumns((column) => `step.${column} = coalesce(before.${column}, 0)`, " and ")})`,
  ];
}

type Place = { boundaryStakeholderId: number; buildingBlockId: number };

export async function recountInstances(trx: Knex.Transaction, places: readonly Place[]): Promise<void> {
  await raiseDataVersion(trx, ["building-block"]);
  const placesByMunicipality = Map.groupBy(places, ({ boundaryStakeholderId }) => boundaryStakeholderId);
  for (const [municipalityId, municipalityPlaces] of placesByMunicipality) {
    const buildingBlockIds = [...new Set(municipalityPlaces.map(({ buildingBlockId }) => buildingBlockId))];
    await recountMunicipality(trx, { municipalityId, buildingBlockIds });
  }
}
