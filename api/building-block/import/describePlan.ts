import type { Knex } from "knex";
import type { RejectsFile } from "../../import/RejectsFile.ts";
import { listExcludedRows } from "../../import/summariseImport.ts";
import { counted, wasOrWere } from "../../lib/text/counted.ts";
import { readConfidentialWhereabouts } from "../confidential/updateConfidentiality.ts";
import { findSharing, findWhereabouts } from "../confidential/whereabouts.ts";
import { CONTACT_KEYS, FIELDS, type Values, WHEREABOUTS } from "../fields.ts";
import type { FilePlace } from "./collectPlaces.ts";
import { instanceKey } from "./placeFinder.ts";
import type { PlannedPlace } from "./planPlaces.ts";
import { demonstrationSources } from "./readExisting.ts";

const MAX_PLACES = 50;

export const describeOvertaken = (
  planned: readonly PlannedPlace[],
  municipalityName: (boundaryId: number) => string,
): string[] =>
  listedShortly(
    planned.flatMap(({ file, overtaken }) =>
      overtaken.map(({ key, contact, changedOn }) => {
        const what = contact === null ? FIELDS[key].label : `${FIELDS[key].label} of ${contact}`;
        const place = `${file.name}, ${municipalityName(file.boundaryId)}`;
        return `  ${place}: ${what} stays. It was changed on ${changedOn}, after its row`;
      }),
    ),
  );

/** Call it before the demonstration's places are deleted. */
export async function describeConfidential(
  trx: Knex,
  planned: readonly PlannedPlace[],
  replaced: ReadonlySet<string>,
  municipalityName: (boundaryId: number) => string,
): Promise<string[]> {
  const stays = planned.filter(({ file, existing }) =>
    file.isConfidential
      ? file.requestsPublic
      : replaced.has(file.key) || (file.requestsPublic && existing?.isConfidential === true),
  );
  const places = planned
    .filter(({ existing, edits }) => existing === null || edits.length > 0)
    .map(plannedWhereabouts);
  const existing = [
    ...(await readConfidentialWhereabouts(
      trx,
      places.map(({ buildingBlockId }) => buildingBlockId),
    )),
    ...places.filter(({ isConfidential }) => isConfidential),
  ];
  const sharing = findSharing(
    places.filter(({ isConfidential, isNew }) => !isConfidential && isNew),
    existing,
  );
  const lines = (message: string, of: readonly PlaceName[]) =>
    listedShortly(of.map(({ name, boundaryId }) => `  ${name}, ${municipalityName(boundaryId)}: ${message}`));
  return [
    ...lines(
      "stays confidential. Only a person can make it public, on its own screen",
      stays.map(({ file }) => file),
    ),
    ...lines(
      "is confidential from now on, as it shares a number, an address or a point with a confidential place",
      sharing,
    ),
  ];

  function plannedWhereabouts({ file, existing, edits }: PlannedPlace) {
    const ofPlace = edits.filter(({ person }) => person === null);
    const values: Values = {
      ...existing?.values,
      ...Object.fromEntries(ofPlace.map(({ key, after }) => [key, after])),
    };
    const { name, boundaryId } = existing ?? file;
    return {
      ...findWhereabouts(file, getContacts(values), [formatAddress(values)]),
      ...{ name, boundaryId },
      isConfidential: existing?.isConfidential === true || file.isConfidential || replaced.has(file.key),
      isNew: ofPlace.some(({ key }) => WHEREABOUTS.has(key)),
    };
  }
}

type PlaceName = Pick<FilePlace, "name" | "boundaryId">;

const getContacts = (values: Values) =>
  CONTACT_KEYS.filter((key) => values[key]).map((key) => ({
    ...{ contactTypeId: FIELDS[key].contactTypeId, detail: String(values[key]) },
  }));

function formatAddress({ addressLine1, addressLine2, point }: Values) {
  const [latitude = null, longitude = null] = point ? String(point).split(",").map(Number) : [];
  const line = (value: Values["point"]) => (value == null ? null : String(value));
  return { addressLine1: line(addressLine1), addressLine2: line(addressLine2), latitude, longitude };
}

export async function confidentialDemonstrationKeys(trx: Knex): Promise<ReadonlySet<string>> {
  const rows: { boundaryId: number; buildingBlockId: number; name: string }[] = await trx(
    "building_block_stakeholder as i",
  )
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .where("s.is_confidential", true)
    .whereIn("s.data_source_id", await demonstrationSources(trx))
    .select("i.boundary_id", "i.building_block_id", "s.name");
  return new Set(
    rows.map(({ boundaryId, buildingBlockId, name }) => instanceKey(boundaryId, buildingBlockId, name)),
  );
}

export function listedShortly(lines: readonly string[]): string[] {
  const more = lines.length - MAX_PLACES;
  return more <= 0 ? [...lines] : [...lines.slice(0, MAX_PLACES), `  and ${counted(more, "other place")}`];
}

type Done = {
  rows: number;
  changes: readonly PlannedPlace[];
  replacesDemonstration: boolean;
  secondPersonIn: readonly string[];
  rejects: RejectsFile;
  notes: readonly string[];
  dryRun: boolean;
};

export function summariseBuildingBlockImport(done: Done): string[] {
  const { rows, changes, replacesDemonstration, notes, dryRun } = done;
  const were = (count: number) => (dryRun ? "would be" : wasOrWere(count));
  const added = changes.filter(({ existing }) => existing === null).length;
  const people = changes.flatMap(({ edits }) => [...new Set(edits.map(({ person }) => person ?? 0))]);
  const newPeople = people.filter((person) => person < 0).length;
  const corrected = people.filter((person) => person > 0).length;
  const sentences = [`${counted(rows, "row")} ${wasOrWere(rows)} read and matched.`];
  if (changes.length === 0) sentences.push("All of it is there already.");
  else {
    sentences.push(
      `${counted(added, "place")} ${were(added)} added and ${changes.length - added} changed.`,
      `${counted(newPeople, "term")} of contact people ${were(newPeople)} added and ${corrected} corrected.`,
    );
  }
  const services = changes.filter(({ edits }) =>
    edits.some(({ key }) => key === "openingHours" || key === "languages"),
  ).length;
  if (services > 0)
    sentences.push(`Opening hours or languages of ${counted(services, "place")} ${were(2)} stored.`);
  if (replacesDemonstration) sentences.push(`The demonstration's building blocks ${were(2)} removed.`);
  if (dryRun && done.secondPersonIn.length > 0)
    sentences.push(
      `Somebody other than who uploaded this file has to apply it: a second person verifies changes in ${done.secondPersonIn.join(", ")}.`,
    );
  return [...sentences, ...listExcludedRows(done, "matched"), ...notes];
}
