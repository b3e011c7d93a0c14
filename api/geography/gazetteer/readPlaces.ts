import type { Knex } from "knex";
import type { Dataset } from "../../lib/cache/datasets.ts";
import { type GazetteerArea, readAreas } from "./readAreas.ts";
import { type GazetteerMunicipality, readMunicipalities } from "./readMunicipalities.ts";

type Places = readonly (GazetteerArea | GazetteerMunicipality)[];

const BOUNDARIES: Dataset = "boundaries";
/** Caches the names of each database. */
const cachedPlacesByConfig = new WeakMap<object, { version: string; places: Places }>();

/** Reading all names takes ten times as long as a search. */
export async function readPlaces(trx: Knex): Promise<Places> {
  const { version }: { version: string } = await trx("data_version")
    .where({ dataset: BOUNDARIES })
    .first("version");
  const cachedPlaces = cachedPlacesByConfig.get(trx.client.config);
  if (cachedPlaces?.version === version) return cachedPlaces.places;
  const places = [...(await readAreas(trx)), ...(await readMunicipalities(trx))];
  cachedPlacesByConfig.set(trx.client.config, { version, places });
  return places;
}
