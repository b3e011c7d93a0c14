import { basename } from "node:path";
import { Faults } from "../../import/Faults.ts";
import { fingerprint } from "../../import/fingerprint.ts";
import { ImportError } from "../../import/ImportError.ts";
import type { ImportOutcome, ImportRequest } from "../../import/Importer.ts";
import { municipalityNames } from "../../import/municipalityFinder.ts";
import { RejectsFile } from "../../import/RejectsFile.ts";
import { readTable } from "../../import/readTable.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { storeSource } from "../../source/storeSource.ts";
import { provincesDemanding } from "../capture/secondPerson.ts";
import { askAboutPlace } from "./askAboutPlace.ts";
import { collectInstances } from "./collectInstances.ts";
import { keepConfidential } from "./keepConfidential.ts";
import { LAYOUT } from "./layout.ts";
import { placeFinder } from "./placeFinder.ts";
import { planChanges } from "./planChanges.ts";
import { demonstrationSources, readExisting } from "./readExisting.ts";
import { removeDemonstration } from "./removeDemonstration.ts";
import { summariseBuildingBlockImport } from "./summariseBuildingBlockImport.ts";
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
    const existing = await readExisting(trx);
    const faults = new Faults(file);
    const municipalityName = await municipalityNames(trx);
    const collector = collectInstances({
      faults,
      rejects,
      today: dayInSouthAfrica(request.today),
      find: await placeFinder(trx),
      askAbout: askAboutPlace(existing, municipalityName),
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
      existing,
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
