import type { Knex } from "knex";
import type { RejectsFile } from "../../import/RejectsFile.ts";
import { listExcludedRows } from "../../import/summariseImport.ts";
import { counted, wasOrWere } from "../../lib/text/counted.ts";
import { readConfidentialWhereabouts } from "../confidential/updateConfidentiality.ts";
import { findSharingPlaces, normaliseWhereabouts } from "../confidential/whereabouts.ts";
import { CONTACT_KEYS, FIELDS, type Values, WHEREABOUTS } from "../fields.ts";
import type { FilePlace } from "./collectPlaces.ts";
import { instanceKey } from "./placeFinder.ts";
import type { PlannedPlace } from "./planPlaces.ts";
import { findDemonstrationSources } from "./readExisting.ts";

const MAX_PLACES = 50;

export const describeSkippedFields = (
  planned: readonly PlannedPlace[],
  municipalityName: (boundaryId: number) => string,
): string[] =>
  limitLines(
    planned.flatMap(({ file, skippedFields }) =>
      skippedFields.map(({ key, contact, changedOn }) => {
        const what = contact === null ? FIELDS[key].label : `${FIELDS[key].label} of ${contact}`;
        const place = `${file.name}, ${municipalityName(file.boundaryId)}`;
        return `  ${place}: ${what} stays. It was changed on ${changedOn}, after its row`;
      }),
    ),
  );

/** The caller must call this before it deletes the demonstration's places. */
export async function describeConfidentialPlaces(
  trx: Knex,
  planned: readonly PlannedPlace[],
  confidentialKeys: ReadonlySet<string>,
  municipalityName: (boundaryId: number) => string,
): Promise<string[]> {
  const stayingConfidential = planned.filter(({ file, existing }) =>
    file.isConfidential
      ? file.requestsPublic
      : confidentialKeys.has(file.key) || (file.requestsPublic && existing?.isConfidential === true),
  );
  const places = planned
    .filter(({ existing, edits }) => existing === null || edits.length > 0)
    .map(findPlannedWhereabouts);
  const existing = [
    ...(await readConfidentialWhereabouts(
      trx,
      places.map(({ buildingBlockId }) => buildingBlockId),
    )),
    ...places.filter(({ isConfidential }) => isConfidential),
  ];
  const placesSharingWhereabouts = findSharingPlaces(
    places.filter(({ isConfidential, hasNewWhereabouts }) => !isConfidential && hasNewWhereabouts),
    existing,
  );
  const listPlaces = (message: string, places: readonly PlaceName[]) =>
    limitLines(
      places.map(({ name, boundaryId }) => `  ${name}, ${municipalityName(boundaryId)}: ${message}`),
    );
  return [
    ...listPlaces(
      "stays confidential. Only a person can make it public, on its own screen",
      stayingConfidential.map(({ file }) => file),
    ),
    ...listPlaces(
      "is confidential from now on, as it shares a number, an address or a point with a confidential place",
      placesSharingWhereabouts,
    ),
  ];

  function findPlannedWhereabouts({ file, existing, edits }: PlannedPlace) {
    const placeEdits = edits.filter(({ person }) => person === null);
    const values: Values = {
      ...existing?.values,
      ...Object.fromEntries(placeEdits.map(({ key, after }) => [key, after])),
    };
    const { name, boundaryId } = existing ?? file;
    return {
      ...normaliseWhereabouts(file, getContacts(values), [getAddress(values)]),
      ...{ name, boundaryId },
      isConfidential:
        existing?.isConfidential === true || file.isConfidential || confidentialKeys.has(file.key),
      hasNewWhereabouts: placeEdits.some(({ key }) => WHEREABOUTS.has(key)),
    };
  }
}

type PlaceName = Pick<FilePlace, "name" | "boundaryId">;

const getContacts = (values: Values) =>
  CONTACT_KEYS.filter((key) => values[key]).map((key) => ({
    ...{ contactTypeId: FIELDS[key].contactTypeId, detail: String(values[key]) },
  }));

function getAddress({ addressLine1, addressLine2, point }: Values) {
  const [latitude = null, longitude = null] = point ? String(point).split(",").map(Number) : [];
  const toText = (value: Values["point"]) => (value == null ? null : String(value));
  return { addressLine1: toText(addressLine1), addressLine2: toText(addressLine2), latitude, longitude };
}

export async function findConfidentialDemonstrationKeys(trx: Knex): Promise<ReadonlySet<string>> {
  const rows: { boundaryId: number; buildingBlockId: number; name: string }[] = await trx(
    "building_block_stakeholder as i",
  )
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .where("s.is_confidential", true)
    .whereIn("s.data_source_id", await findDemonstrationSources(trx))
    .select("i.boundary_id", "i.building_block_id", "s.name");
  return new Set(
    rows.map(({ boundaryId, buildingBlockId, name }) => instanceKey(boundaryId, buildingBlockId, name)),
  );
}

export function limitLines(lines: readonly string[]): string[] {
  const more = lines.length - MAX_PLACES;
  return more <= 0 ? [...lines] : [...lines.slice(0, MAX_PLACES), `  and ${counted(more, "other place")}`];
}

type ImportResult = {
  rows: number;
  changes: readonly PlannedPlace[];
  replacesDemonstration: boolean;
  secondPersonIn: readonly string[];
  rejects: RejectsFile;
  notes: readonly string[];
  dryRun: boolean;
};

export function summariseBuildingBlockImport(result: ImportResult): string[] {
  const { rows, changes, replacesDemonstration, notes, dryRun } = result;
  const writeWere = (count: number) => (dryRun ? "would be" : wasOrWere(count));
  const addedCount = changes.filter(({ existing }) => existing === null).length;
  const people = changes.flatMap(({ edits }) => [...new Set(edits.map(({ person }) => person ?? 0))]);
  const newPeopleCount = people.filter((person) => person < 0).length;
  const correctedCount = people.filter((person) => person > 0).length;
  const sentences = [`${counted(rows, "row")} ${wasOrWere(rows)} read and matched.`];
  if (changes.length === 0) sentences.push("All of it is there already.");
  else {
    sentences.push(
      `${counted(addedCount, "place")} ${writeWere(addedCount)} added and ${changes.length - addedCount} changed.`,
      `${counted(newPeopleCount, "term")} of contact people ${writeWere(newPeopleCount)} added and ${correctedCount} corrected.`,
    );
  }
  const serviceCount = changes.filter(({ edits }) =>
    edits.some(({ key }) => key === "openingHours" || key === "languages"),
  ).length;
  if (serviceCount > 0)
    sentences.push(`Opening hours or languages of ${counted(serviceCount, "place")} ${writeWere(2)} stored.`);
  if (replacesDemonstration) sentences.push(`The demonstration's building blocks ${writeWere(2)} removed.`);
  if (dryRun && result.secondPersonIn.length > 0)
    sentences.push(
      `Somebody other than who uploaded this file has to apply it: a second person verifies changes in ${result.secondPersonIn.join(", ")}.`,
    );
  return [...sentences, ...listExcludedRows(result, "matched"), ...notes];
}
