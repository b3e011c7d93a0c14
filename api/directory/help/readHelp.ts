import type { Knex } from "knex";
import { readAreas } from "../../geography/gazetteer/readAreas.ts";
import { readMunicipalities } from "../../geography/gazetteer/readMunicipalities.ts";
import { loadEmergencyNumbers } from "../../stakeholder/emergencyNumbers.ts";
import { listCallablePlaces } from "../callable.ts";
import { findEntries } from "../queries.ts";
import type { Help } from "./help.ts";
import { writeLine, writeService } from "./writeService.ts";

export async function readHelp(trx: Knex, today: string): Promise<Help> {
  const lines = await findEntries(trx, {}, today);
  const testCallDays = await loadEmergencyNumbers(trx, today);
  const places = await readMunicipalities(trx);
  const entries = await findEntries(trx, { isEverywhere: true }, today);
  const entriesByBoundary = Map.groupBy(entries, (entry) => entry.boundaryId);
  return {
    lines: lines
      .map((line) => writeLine(line, testCallDays.get(line.stakeholderId) ?? null))
      .filter(({ calls }) => calls.length > 0),
    areas: await readAreas(trx),
    municipalities: places.map((place) => ({
      ...place,
      services: (entriesByBoundary.get(place.boundaryId) ?? []).map(writeService),
    })),
    callable: listCallablePlaces(entries),
    isDemonstration: await isDemonstration(trx),
  };
}

async function isDemonstration(trx: Knex): Promise<boolean> {
  const invented = { theme: "building-block", isDemonstration: true };
  return (await trx("data_source").where(invented).first("data_source_id")) !== undefined;
}
