import type { Knex } from "knex";
import { formatInteger } from "../../../shared/figures/formatInteger.ts";
import type { PeriodKey } from "../../../shared/quarters.ts";
import { describeReports } from "./unplacedReports.ts";

type AddedStation = {
  boundaryId: number;
  code: string;
  name: string;
  municipality: string;
  municipalityCode: string;
  peopleCount: number;
  peopleFrom: string | null;
  peopleFromBoundaryId: number | null;
  source: string;
  addedOn: string;
};

const readAddedRows = (trx: Knex): Promise<AddedStation[]> =>
  trx("added_precinct as a")
    .join("boundary as b", "b.boundary_id", "a.boundary_id")
    .join("boundary as m", "m.boundary_id", "b.containing_boundary_id")
    .leftJoin("boundary as f", "f.boundary_id", "a.people_from")
    .orderBy("b.boundary_id")
    .select("b.boundary_id", "b.code", "b.description as name", "b.people_count", "a.source")
    .select(trx.raw("to_char(a.added_on, 'YYYY-MM-DD') as added_on"))
    .select("m.description as municipality", "m.code as municipality_code")
    .select("f.description as people_from", "a.people_from as people_from_boundary_id");

export async function readAddedStations(
  trx: Knex,
): Promise<{ code: string; name: string; municipality_code: string }[]> {
  const addedRows = await readAddedRows(trx);
  return addedRows.map(({ code, name, municipalityCode }) => ({
    code,
    name,
    municipality_code: municipalityCode,
  }));
}

/** `reports` is text such as "84 sexual offences in 2018/19". */
type StationWithFigures = AddedStation & { files: string[]; hasFigures: boolean; reports: string | null };

export async function findAddedStations(trx: Knex): Promise<StationWithFigures[]> {
  const added = await readAddedRows(trx);
  const ids = added.map(({ boundaryId }) => boundaryId);
  const files: { boundaryId: number; fileName: string }[] = await trx("boundary as b")
    .joinRaw("join crime_import_period p on b.boundary_id = any(p.boundary_ids)")
    .join("data_import as i", "i.import_id", "p.import_id")
    .whereIn("b.boundary_id", ids)
    .whereIn("i.state", ["applied", "withdrawing"])
    .distinct("b.boundary_id", "i.file_name")
    .orderBy("i.file_name");
  const reports: (PeriodKey & { boundaryId: number; reports: number })[] = await trx("crime_period_coverage")
    .whereIn("boundary_id", ids)
    .whereNotNull("total")
    .select("boundary_id", "year", "quarter", "total as reports");
  const idsWithFigures: number[] = await trx("crime_count")
    .whereIn("boundary_id", ids)
    .distinct()
    .pluck("boundary_id");
  return added.map((station) => {
    const isOfStation = ({ boundaryId }: { boundaryId: number }) => boundaryId === station.boundaryId;
    return {
      ...station,
      files: files.filter(isOfStation).map(({ fileName }) => fileName),
      hasFigures: idsWithFigures.includes(station.boundaryId),
      reports: describeReports(reports.filter(isOfStation)),
    };
  });
}

/** "The police precinct of Protea Glen in City of Johannesburg was added here, with 30,000 people, taken out of Protea. …" */
export async function describeAddedStations(trx: Knex): Promise<string[]> {
  const addedRows = await readAddedRows(trx);
  return addedRows.map(
    ({ name, municipality, peopleCount, peopleFrom, source }) =>
      `The police precinct of ${name} in ${municipality} was added here, with ${formatInteger(peopleCount)} people${peopleFrom === null ? "" : `, taken out of ${peopleFrom}`}. The source of their number: ${source}. It is on no map yet.`,
  );
}
