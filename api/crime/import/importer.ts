import type { Knex } from "knex";
import type { ImportQuestions } from "../../import/choices.ts";
import { fingerprint } from "../../import/fingerprint.ts";
import { ImportError } from "../../import/ImportError.ts";
import type { Importer, ImportOutcome, ImportRequest } from "../../import/Importer.ts";
import { assertReason, ImportRefused, judgeWarnings } from "../../import/judgeWarnings.ts";
import { OpenQuestions } from "../../import/OpenQuestions.ts";
import { RejectsFile } from "../../import/RejectsFile.ts";
import { listExcludedRows } from "../../import/summariseImport.ts";
import { nearNames } from "../../lib/text/nearNames.ts";
import type { ImportSource } from "../../source/contract.ts";
import { formatCitation } from "../../source/storeSource.ts";
import { describeAddedNames, describeChoices, listColumnWarnings } from "./choiceSentences.ts";
import { checkParts } from "./figures/checkParts.ts";
import { checkTotals } from "./figures/checkTotals.ts";
import { readPeriods } from "./figures/crimePeriods.ts";
import { readCrimeTypes } from "./figures/crimeTypes.ts";
import type { PeriodFigures } from "./figures/FigureTable.ts";
import { findPartWarnings, findTotalWarnings, findZeroWarnings } from "./figures/figureWarnings.ts";
import { NOT_CAPTURED } from "./figures/sumUpward.ts";
import { writeFigures } from "./figures/writeFigures.ts";
import { foreseePages } from "./foreseePages.ts";
import { listFewStationsWarnings, listRejectWarnings } from "./rejectWarnings.ts";
import { combineChoices } from "./rememberedChoices.ts";
import { collectFigures } from "./rows/collectFigures.ts";
import { readCrimeFile } from "./rows/readCrimeFile.ts";
import type { RowsRead } from "./rows/rowTaker.ts";
import { type BoundaryTree, readBoundaryTree } from "./stations/boundaryTree.ts";
import { createStationNames } from "./stations/stationNames.ts";
import { describeUnplaced, storeUnplaced } from "./stations/unplacedReports.ts";
import {
  describeChangedFigures,
  describeEmptyCounts,
  listCodeWarnings,
  summariseCrimeImport,
} from "./summariseCrimeImport.ts";
import { findImportsToWithdraw, withdrawImports } from "./withdraw/withdrawImports.ts";

const POLICE_STATISTICS: ImportSource = {
  title: "Crime statistics",
  publisher: "South African Police Service",
  url: "https://www.saps.gov.za/services/crimestats.php",
  publishedOn: null,
  licence: null,
};

export const importer: Importer = {
  run: importCrime,
  template: async () => ({ columns: ["province", "station", "period", "category", "count"], rows: [] }),
  withdrawal: { findImports: findImportsToWithdraw, withdraw: withdrawImports },
};

/**
 * Skips and reports rows of unknown stations or categories.
 * @throws {ImportError} if anything else is invalid; the caller must roll back
 */
async function importCrime(request: ImportRequest): Promise<ImportOutcome> {
  const { file, trx, dryRun, onProgress, today, options, importId } = request;
  const tree = await readBoundaryTree(trx);
  const types = await readCrimeTypes();
  const rejects = new RejectsFile(request.rejectsFile);
  try {
    const knownChoices = await combineChoices(request);
    const names = createStationNames(knownChoices.stations, types);
    const sources = { file, today, tree, types, stations: knownChoices.stations, names, rejects };
    const collector = collectFigures(sources);
    const categories = types.map(({ crime_type_id: id, description: name }) => ({ id, name }));
    const namesOfTypes = types.flatMap(({ crime_type_id: id, description, aliases }) =>
      [description, ...aliases].filter(Boolean).map((name) => ({ name, meaning: String(id) })),
    );
    const vocabulary = {
      isCategory: collector.isCategory,
      categories,
      nearest: (heading: string) => nearNames(heading, namesOfTypes).map(Number),
      category: categories.find(({ id }) => id === options.choices?.categoryId)?.name,
    };
    const read = await readCrimeFile({
      file,
      years: options.years,
      findVocabulary: (cells) => ({ ...vocabulary, chosen: knownChoices.findChosen(cells) }),
      collector,
      rejects,
      onProgress,
    });
    const { periods, totals, notes, categories: ownCategories, added } = collector.finish();
    rejects.close();
    const changesStoredChoices = await knownChoices.store(read.source ?? "", added);
    const unplaced = describeUnplaced(names.reports());
    const questions = { ...read.questions, ...names.findQuestions() };
    if (periods.length === 0) throw createNothingToImportError(file, read, rejects, questions);
    const partsCheck = checkParts(file, periods, types, ownCategories);
    const stations = await stationsForDemonstration(trx, periods, tree, types.length);
    const imported = { tree, periods, width: types.length };
    const pageForecast = await foreseePages(trx, imported);
    let judgement = judgeWarnings([]);
    const result = await writeFigures({
      trx,
      tree,
      types,
      periods,
      dryRun,
      onProgress,
      source: {
        ...formatCitation(options.source ?? POLICE_STATISTICS),
        fingerprint: await fingerprint(file),
        importId,
      },
      judge: async (changes) => {
        judgement = judgeWarnings([
          ...(changes.length > 0 ? pageForecast.losses : []),
          ...listFewStationsWarnings(stations),
          ...listRejectWarnings(collector.matches),
          ...partsCheck.warnings,
          ...(await findTotalWarnings(trx, changes, types)),
          ...findZeroWarnings(changes, tree, types.length),
          ...findPartWarnings(changes, types),
          ...listCodeWarnings(read),
          ...listColumnWarnings(questions),
          ...(changes.length > 0 ? pageForecast.gains : []),
        ]);
        if (!dryRun)
          assertReason(file, judgement, {
            reason: options.reason,
            details: listExcludedRows({ rejects, dryRun }, "matched"),
          });
      },
    });
    if (!dryRun && result.periods.length > 0) await storeUnplaced(trx, importId, names.reports());
    return {
      changed: result.periods.length > 0 || result.demonstrationPeriods > 0,
      remembers: changesStoredChoices,
      questions,
      ...judgement,
      ...(result.periods.length > 0 && {
        counts: {
          corrected: result.corrected,
          sentence: [describeChangedFigures(result, false), ...unplaced].join(" "),
        },
      }),
      summary: summariseCrimeImport({
        read: countFigures(periods),
        result,
        rejects,
        dryRun,
        notes: [
          ...(result.periods.length > 0 && dryRun ? pageForecast.sentences : []),
          ...describeChoices(questions, knownChoices.stations, { isChanged: changesStoredChoices, dryRun }),
          ...describeAddedNames(added, knownChoices.stations),
          ...unplaced,
          ...notes,
          ...describeEmptyCounts(read),
          ...partsCheck.notes,
          ...checkTotals(periods, totals, tree, types),
        ],
      }),
    };
  } catch (error) {
    if (!(error instanceof ImportRefused || error instanceof OpenQuestions)) rejects.discard();
    throw error;
  }
}

const countFigures = (periods: readonly PeriodFigures[]) =>
  periods.reduce((sum, { figures }) => sum + figures.filter((figure) => figure !== NOT_CAPTURED).length, 0);

async function stationsForDemonstration(
  trx: Knex,
  periods: readonly PeriodFigures[],
  tree: BoundaryTree,
  width: number,
): Promise<{ reporting: number; total: number } | null> {
  const demonstration = await readPeriods(trx, { isDemonstration: true });
  if (demonstration.length === 0) return null;
  const reporting = Array.from({ length: tree.precinctCount }, (_, precinct) => precinct * width).filter(
    (from) =>
      periods.some(({ figures }) =>
        figures.subarray(from, from + width).some((figure) => figure !== NOT_CAPTURED),
      ),
  );
  return { reporting: reporting.length, total: tree.precinctCount };
}

function createNothingToImportError(
  file: string,
  read: RowsRead,
  rejects: RejectsFile,
  questions: ImportQuestions,
): ImportError {
  const { count, reasons } = rejects;
  const [firstReason] = reasons.keys();
  if (count > 0) {
    const message = `none of its ${count} rows matches a known station and category (the first: ${firstReason}).`;
    return questions.stations.length === 0
      ? new ImportRefused(file, message)
      : new OpenQuestions(file, message, undefined, questions);
  }
  if (read.rows === 0) return new ImportError(file, "it has a header and no figures.");
  if (read.stationRows === 0) return new ImportError(file, `none of its ${read.rows} rows is of a station.`);
  const message = `none of its ${read.stationRows} rows has a figure of a complete period: a quarter (2026Q1), a financial year (2025/26), or all three months of a quarter.`;
  return new ImportError(file, message);
}
