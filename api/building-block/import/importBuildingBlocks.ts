import { basename } from "node:path";
import type { Knex } from "knex";
import { Faults } from "../../import/Faults.ts";
import { fingerprint } from "../../import/fingerprint.ts";
import { ImportError } from "../../import/ImportError.ts";
import type { ImportOutcome, ImportRequest } from "../../import/Importer.ts";
import { municipalityNames } from "../../import/municipalityFinder.ts";
import { RejectsFile } from "../../import/RejectsFile.ts";
import { readTable } from "../../import/readTable.ts";
import { leftOutLines } from "../../import/summariseImport.ts";
import { counted, wasOrWere } from "../../lib/text/counted.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { didYouMean, nearNames } from "../../lib/text/nearNames.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { storeSource } from "../../source/storeSource.ts";
import { provincesDemanding } from "../capture/secondPerson.ts";
import { collectInstances } from "./collectInstances.ts";
import { instanceKey, plainPlace } from "./instanceKey.ts";
import { keepConfidential } from "./keepConfidential.ts";
import { LAYOUT } from "./layout.ts";
import { placeFinder, type Subject } from "./placeFinder.ts";
import { type Changes, planChanges } from "./planChanges.ts";
import { demonstrationSources, type ExistingInstance, readExisting } from "./readExisting.ts";
import { writeChanges } from "./writeChanges.ts";

/**
 * See docs/imports/building-blocks.md.
 * @throws {ImportError} at faults other than unknown names; the caller must roll back
 */
export async function importBuildingBlocks(request: ImportRequest): Promise<ImportOutcome> {
  const { file, trx, dryRun, onProgress } = request;
  // Two imports would otherwise miss each other's instances. Readers do not wait.
  if (!dryRun) await trx.raw("lock table building_block_stakeholder in exclusive mode");
  const rejects = new RejectsFile(request.rejectsFile);
  try {
    const all = await readExisting(trx);
    const today = dayInSouthAfrica(request.today);
    const { listed: existing, ended } = divideEnded(all, today);
    const faults = new Faults(file);
    const municipalityName = await municipalityNames(trx);
    const collector = collectInstances({
      faults,
      rejects,
      today,
      find: await placeFinder(trx),
      askAbout: askAboutPlace(existing, ended, municipalityName),
    });
    const notes = await readTable(file, LAYOUT, {
      onHeader: (cells) => rejects.setHeader(cells),
      onRow: collector.take,
      onProgress,
    });
    rejects.close();
    const instances = collector.finish();
    faults.stopIfAny();
    if (collector.count === 0) throw nothingToImport(file, rejects);
    const planned = planChanges(instances, existing, faults);
    faults.stopIfAny();
    const { changes, notes: confidentialNotes } = await keepConfidential(
      trx,
      instances,
      all,
      planned,
      municipalityName,
    );
    const secondPersonIn = await provincesDemanding(trx, [
      ...changes.added.map(({ boundaryId }) => boundaryId),
      ...changes.changed.map(({ existing }) => existing.boundaryId),
    ]);
    const replacesDemonstration = (await demonstrationSources(trx)).length > 0;
    const changed = replacesDemonstration || changes.added.length + changes.changed.length > 0;
    if (changed && !dryRun) {
      onProgress({ stage: "Writing", done: 0, total: collector.count });
      await removeDemonstration(trx);
      const dataSourceId = await storeSource(trx, {
        theme: "building-block",
        description: `Building blocks, from the file ${basename(file)}`,
        url: null,
        fingerprint: await fingerprint(file),
      });
      await writeChanges(trx, changes, { dataSourceId, at: request.today });
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
        notes: [...confidentialNotes, ...notes],
        dryRun,
      }),
    };
  } catch (error) {
    rejects.discard();
    throw error;
  }
}

function nothingToImport(file: string, { count, reasons }: RejectsFile): ImportError {
  if (count === 0) return new ImportError(file, "it has a header and no rows.");
  const [first] = reasons.keys();
  return new ImportError(
    file,
    `none of its ${count} rows matches a known municipality, building block and place (the first: ${first}).`,
  );
}

type MunicipalityName = (boundaryId: number) => string;

type Existing = ReadonlyMap<string, readonly ExistingInstance[]>;

/** An ended place is matched and said, and never updated unseen. */
function divideEnded(all: Existing, today: string): { listed: Existing; ended: Existing } {
  const isEnded = ({ endedOn }: ExistingInstance) => endedOn !== null && endedOn < today;
  const only = (isWanted: (instance: ExistingInstance) => boolean) =>
    new Map(
      [...all].map(([key, own]) => [key, own.filter(isWanted)] as const).filter(([, own]) => own.length > 0),
    );
  return { listed: only((each) => !isEnded(each)), ended: only(isEnded) };
}

/** An ended place of this name, a similar name in the municipality, or the same in another. "" if none is. */
function askAboutPlace(
  existing: Existing,
  ended: Existing,
  municipalityName: MunicipalityName,
): (subject: Subject, name: string) => string {
  const ofBlock = Map.groupBy([...existing.values()].flat(), ({ buildingBlockId }) => buildingBlockId);
  return ({ boundaryId, buildingBlockId, isConfidential }, name) => {
    const key = instanceKey(boundaryId, buildingBlockId, name);
    if (existing.has(key)) return "";
    const [past] = ended.get(key) ?? [];
    if (past !== undefined)
      return isConfidential
        ? "this place has ended: add it again on the screen, or say is_new for another one"
        : `${inQuotes(past.name)} ended on ${past.endedOn}: add it again on the screen, or say is_new for another one`;
    const plain = plainPlace(name);
    const known = ofBlock.get(buildingBlockId) ?? [];
    const here = known.filter((each) => each.boundaryId === boundaryId);
    const near = nearNames(
      plain,
      here.map((each) => ({ name: plainPlace(each.name), meaning: each.name })),
    );
    const elsewhere = known
      .filter((each) => each.boundaryId !== boundaryId && plainPlace(each.name) === plain)
      .map((each) => `${each.name} in ${municipalityName(each.boundaryId)}`);
    const meant = [...near, ...elsewhere].slice(0, 3);
    if (meant.length === 0) return "";
    // Confidential places are never named, not even to the operator.
    if (isConfidential) return "unknown place: its name is close to that of one that is known";
    return `unknown place ${inQuotes(name)}${didYouMean(meant)}`;
  };
}

type Done = {
  rows: number;
  changes: Changes;
  replacesDemonstration: boolean;
  secondPersonIn: readonly string[];
  rejects: RejectsFile;
  notes: readonly string[];
  dryRun: boolean;
};

function summariseBuildingBlockImport(done: Done): string[] {
  const { rows, changes, replacesDemonstration, notes, dryRun } = done;
  const were = (count: number) => (dryRun ? "would be" : wasOrWere(count));
  const { added, changed } = changes;
  const newPeople = [...added.map(({ people }) => people), ...changed.map((each) => each.added)].flat()
    .length;
  const corrected = changed.flatMap((each) => each.corrected).length;
  const sentences = [`${counted(rows, "row")} ${wasOrWere(rows)} read and matched.`];
  if (added.length + changed.length === 0) sentences.push("All of it stands already.");
  else {
    sentences.push(
      `${counted(added.length, "place")} ${were(added.length)} added and ${changed.length} changed.`,
      `${counted(newPeople, "term")} of contact people ${were(newPeople)} added and ${corrected} corrected.`,
    );
  }
  const services = [...added, ...changed.map(({ service }) => ({ ...service }))].filter(
    ({ openingHours, languages }) => openingHours != null || languages != null,
  ).length;
  if (services > 0)
    sentences.push(`Opening hours or languages of ${counted(services, "place")} ${were(2)} stored.`);
  if (replacesDemonstration) sentences.push(`The demonstration's building blocks ${were(2)} removed.`);
  if (dryRun && done.secondPersonIn.length > 0)
    sentences.push(
      `Somebody other than who uploaded this file has to apply it: a second person verifies changes in ${done.secondPersonIn.join(", ")}.`,
    );
  return [...sentences, ...leftOutLines(done, "matched"), ...notes];
}

/** Real places become uncaptured again. */
export async function removeDemonstration(trx: Knex.Transaction): Promise<void> {
  const sources = await demonstrationSources(trx);
  if (sources.length === 0) return;
  // These belong to the demonstration.
  await trx("building_block_capture").delete();
  await trx("wrong_number").delete();
  await trx("building_block_stakeholder")
    .whereIn("captured_source_id", sources)
    .update({ capturedFrom: null, capturedSourceId: null });
  await trx("stakeholder").whereIn("data_source_id", sources).delete();
  await trx("data_source").whereIn("data_source_id", sources).delete();
}
