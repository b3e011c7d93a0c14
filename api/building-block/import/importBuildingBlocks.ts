import { basename } from "node:path";
import type { Knex } from "knex";
import { fingerprint } from "../../import/fingerprint.ts";
import { ImportError } from "../../import/ImportError.ts";
import { ImportErrors } from "../../import/ImportErrors.ts";
import type { ImportOutcome, ImportRequest } from "../../import/Importer.ts";
import { readMunicipalityNames } from "../../import/municipalityFinder.ts";
import { RejectsFile } from "../../import/RejectsFile.ts";
import { readColumns } from "../../import/readColumns.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { didYouMean, nearNames } from "../../lib/text/nearNames.ts";
import { dayBefore, dayInSouthAfrica, firstDayOf, quarterOfDay } from "../../shared/quarters.ts";
import { storeSource } from "../../source/storeSource.ts";
import { findProvincesWithRule } from "../capture/secondPerson.ts";
import { reopenPlace } from "../save/restorePlace.ts";
import { applyPlannedPlaces, removeDemonstration } from "./applyPlannedPlaces.ts";
import { collectPlaces } from "./collectPlaces.ts";
import {
  describeConfidentialPlaces,
  describeSkippedFields,
  findConfidentialDemonstrationKeys,
  summariseBuildingBlockImport,
} from "./describePlan.ts";
import { createPlaceFinder, instanceKey, normalisePlace, type Subject } from "./placeFinder.ts";
import { planPlaces } from "./planPlaces.ts";
import { type ExistingPlace, findDemonstrationSources, readExisting } from "./readExisting.ts";
import { LAYOUT } from "./readFileRow.ts";

/**
 * docs/imports/building-blocks.md describes the file.
 * @throws {ImportError} for errors other than unknown names; the caller must roll back
 */
export async function importBuildingBlocks(request: ImportRequest): Promise<ImportOutcome> {
  const { file, trx, dryRun, onProgress } = request;
  // Without the lock, concurrent imports would not see each other's instances.
  if (!dryRun) await trx.raw("lock table building_block_stakeholder in exclusive mode");
  const rejects = new RejectsFile(request.rejectsFile);
  try {
    const today = dayInSouthAfrica(request.today);
    const { listed: existingPlaces, ended } = separateEnded(await readExisting(trx), today);
    const errors = new ImportErrors(file);
    const municipalityName = await readMunicipalityNames(trx);
    const collector = collectPlaces({
      errors,
      rejects,
      today,
      findSubject: await createPlaceFinder(trx),
      explainUnknownName: createNameExplainer(existingPlaces, ended, municipalityName),
    });
    const notes = await readColumns(file, LAYOUT, {
      onHeader: (cells) => rejects.setHeader(cells),
      onRow: collector.add,
      onProgress,
    });
    rejects.close();
    const collected = collector.finish();
    errors.throwIfAny();
    if (collector.count === 0) throw createNothingToImportError(file, rejects);
    const reopenedPlaces = collected.flatMap(({ key, opensAgain }) =>
      opensAgain && !existingPlaces.has(key) ? (ended.get(key)?.slice(-1) ?? []) : [],
    );
    for (const place of reopenedPlaces) await reopenEndedPlace(trx, place, today);
    const existing =
      reopenedPlaces.length === 0 ? existingPlaces : separateEnded(await readExisting(trx), today).listed;
    const places = collected.map((place) => ({
      ...place,
      opensAgain: place.opensAgain && !existingPlaces.has(place.key),
    }));
    const planned = planPlaces(places, existing, errors);
    errors.throwIfAny();
    const confidentialKeys = await findConfidentialDemonstrationKeys(trx);
    const confidentialNotes = await describeConfidentialPlaces(
      trx,
      planned,
      confidentialKeys,
      municipalityName,
    );
    const changes = planned.filter(({ edits, existing }) => existing === null || edits.length > 0);
    const secondPersonIn = await findProvincesWithRule(
      trx,
      changes.map(({ file: { boundaryId } }) => boundaryId),
    );
    const replacesDemonstration = (await findDemonstrationSources(trx)).length > 0;
    const changed = replacesDemonstration || changes.length > 0;
    if (changed && !dryRun) {
      onProgress({ stage: "Writing", done: 0, total: collector.count });
      await removeDemonstration(trx);
      const dataSourceId = await storeSource(trx, {
        theme: "building-block",
        description: `Building blocks, from the file ${basename(file)}`,
        url: null,
        fingerprint: await fingerprint(file),
        importId: request.importId,
      });
      await applyPlannedPlaces(trx, changes, {
        ...{ dataSourceId, at: request.today, confidentialKeys, importId: request.importId },
      });
      onProgress({ stage: "Writing", done: collector.count, total: collector.count });
    }
    return {
      changed,
      secondPersonIn,
      summary: summariseBuildingBlockImport({
        rows: collector.count,
        changes,
        replacesDemonstration,
        secondPersonIn,
        rejects,
        notes: [...describeSkippedFields(planned, municipalityName), ...confidentialNotes, ...notes],
        dryRun,
      }),
    };
  } catch (error) {
    rejects.discard();
    throw error;
  }
}

function createNothingToImportError(file: string, { count, reasons }: RejectsFile): ImportError {
  if (count === 0) return new ImportError(file, "it has a header and no rows.");
  const [firstReason] = reasons.keys();
  return new ImportError(
    file,
    `none of its ${count} rows matches a known municipality, building block and place (the first: ${firstReason}).`,
  );
}

type MunicipalityName = (boundaryId: number) => string;

type Existing = ReadonlyMap<string, readonly ExistingPlace[]>;

function separateEnded(existing: Existing, today: string): { listed: Existing; ended: Existing } {
  const isEnded = ({ endedOn }: ExistingPlace) => endedOn !== null && endedOn < today;
  const filterPlaces = (isWanted: (place: ExistingPlace) => boolean) =>
    new Map(
      [...existing]
        .map(([key, places]) => [key, places.filter(isWanted)] as const)
        .filter(([, places]) => places.length > 0),
    );
  return { listed: filterPlaces((each) => !isEnded(each)), ended: filterPlaces(isEnded) };
}

const REOPEN_HINT = "write again under is_new to reopen it, or yes if this is another place";

/** Does not change the counts of quarters that have ended. */
function reopenEndedPlace(
  trx: Knex.Transaction,
  { buildingBlockStakeholderId: instanceId, stakeholderId: placeId, endedOn }: ExistingPlace,
  today: string,
): Promise<void> {
  const hasQuarterEnded = String(endedOn) < dayBefore(firstDayOf(quarterOfDay(today)));
  return reopenPlace(trx, { instanceId, placeId }, today, hasQuarterEnded);
}

function createNameExplainer(
  existing: Existing,
  ended: Existing,
  municipalityName: MunicipalityName,
): (subject: Subject, name: string, opensAgain: boolean) => string {
  const placesByBlock = Map.groupBy([...existing.values()].flat(), ({ buildingBlockId }) => buildingBlockId);
  return ({ boundaryId, buildingBlockId, isConfidential }, name, opensAgain) => {
    const key = instanceKey(boundaryId, buildingBlockId, name);
    if (existing.has(key)) return "";
    const [endedPlace] = ended.get(key) ?? [];
    if (endedPlace !== undefined && opensAgain) return "";
    if (endedPlace !== undefined)
      return `${isConfidential ? "this place has ended" : `${inQuotes(endedPlace.name)} ended on ${endedPlace.endedOn}`}: ${REOPEN_HINT}`;
    const normalised = normalisePlace(name);
    const candidates = placesByBlock.get(buildingBlockId) ?? [];
    const inMunicipality = candidates.filter((each) => each.boundaryId === boundaryId);
    const similarNames = nearNames(
      normalised,
      inMunicipality.map((each) => ({ name: normalisePlace(each.name), meaning: each.name })),
    );
    const elsewhere = candidates
      .filter((each) => each.boundaryId !== boundaryId && normalisePlace(each.name) === normalised)
      .map((each) => `${each.name} in ${municipalityName(each.boundaryId)}`);
    const suggestions = [...similarNames, ...elsewhere].slice(0, 3);
    if (suggestions.length === 0) return "";
    // The operator may not see the names of confidential places.
    if (isConfidential) return "unknown place: its name is close to that of one that is known";
    return `unknown place ${inQuotes(name)}${didYouMean(suggestions)}`;
  };
}
