import type { Knex } from "knex";
import { format } from "../../../lib/text/counted.ts";

/** Police stations that an administrator added. */
export async function readAddedStations(
  trx: Knex,
): Promise<{ code: string; name: string; municipality_code: string }[]> {
  const added: { code: string; name: string; municipality: string }[] = await trx("added_precinct as a")
    .join("boundary as b", "b.boundary_id", "a.boundary_id")
    .join("boundary as m", "m.boundary_id", "b.containing_boundary_id")
    .orderBy("b.boundary_id")
    .select("b.code", "b.description as name", "m.code as municipality");
  return added.map(({ municipality, ...station }) => ({ ...station, municipality_code: municipality }));
}

type Added = {
  name: string;
  municipality: string;
  peopleCount: number;
  peopleFrom: string | null;
  source: string;
};

/** "The police precinct of Protea Glen in City of Johannesburg was added here, with 30,000 people, taken out of Protea. …" */
export async function describeAddedStations(trx: Knex): Promise<string[]> {
  const added: Added[] = await trx("added_precinct as a")
    .join("boundary as b", "b.boundary_id", "a.boundary_id")
    .join("boundary as m", "m.boundary_id", "b.containing_boundary_id")
    .leftJoin("boundary as f", "f.boundary_id", "a.people_from")
    .orderBy("b.boundary_id")
    .select("b.description as name", "m.description as municipality", "b.people_count", "a.source")
    .select("f.description as people_from");
  return added.map(
    ({ name, municipality, peopleCount, peopleFrom, source }) =>
      `The police precinct of ${name} in ${municipality} was added here, with ${format(peopleCount)} people${peopleFrom === null ? "" : `, taken out of ${peopleFrom}`}. The source of their number: ${source}. It is on no map yet.`,
  );
}
