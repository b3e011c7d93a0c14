import { basename } from "node:path";
import { z } from "zod";
import { fingerprint } from "../../import/fingerprint.ts";
import { ImportError } from "../../import/ImportError.ts";
import type { ImportOutcome, ImportRequest } from "../../import/Importer.ts";
import { readReference } from "../../lib/figures/readReference.ts";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import { formatInteger } from "../../shared/figures/formatInteger.ts";
import type { Area } from "../geometry/Area.ts";
import { areaKm2 } from "../geometry/measure.ts";
import { type PreparedBoundary, prepareBoundaries } from "../geometry/prepareBoundaries.ts";
import { readHierarchy } from "../geometry/readHierarchy.ts";
import { AreaLostError } from "../geometry/runMapshaper.ts";
import { readBoundaryFile } from "./readBoundaryFile.ts";
import { findCurrentSource, type NewSource, replaceGeometry } from "./replaceGeometry.ts";

const DEMARCATION_BOARD = {
  name: "Municipal Demarcation Board",
  url: "https://spatialhub-mdb-sa.opendata.arcgis.com/",
  licence: "Public domain; the data may not be sold",
};

type BoundaryImportRequest = Pick<ImportRequest, "file" | "trx" | "dryRun" | "onProgress">;

/**
 * Replaces only the outlines of boundaries.
 * @throws {ImportError} before it writes anything
 */
export async function importBoundaries(request: BoundaryImportRequest): Promise<ImportOutcome> {
  const { file, trx, dryRun, onProgress } = request;
  const hierarchy = await readHierarchy();
  const codes = new Set(hierarchy.municipalities.map(({ code }) => code));
  const { municipalities, isDemarcationBoard } = await readBoundaryFile(file, codes);

  const existing = await findCurrentSource(trx);
  const source: NewSource = {
    description: describeSource(file, isDemarcationBoard),
    url: isDemarcationBoard ? DEMARCATION_BOARD.url : null,
    licence: isDemarcationBoard ? DEMARCATION_BOARD.licence : null,
    fingerprint: await fingerprint(file),
    isApproximate: false,
  };
  if (existing?.fingerprint === source.fingerprint) {
    return { changed: false, summary: ["The map already shows the lines of this file."] };
  }
  const prepared = await prepareBoundaries(municipalities, hierarchy, (done, total) =>
    onProgress({ stage: "Drawing boundaries", done, total }),
  ).catch((error: unknown) => {
    if (!(error instanceof AreaLostError)) throw error;
    throw new ImportError(
      file,
      "some municipality would lose its area when its lines are joined; do municipalities overlap?",
    );
  });
  if (!dryRun) await replaceGeometry(trx, prepared, source);
  const gaps = await describeGaps(municipalities);
  return { changed: true, summary: [...summarise(prepared, existing?.description, dryRun), ...gaps] };
}

function describeSource(file: string, isDemarcationBoard: boolean): string {
  const origin = isDemarcationBoard ? `${DEMARCATION_BOARD.name}, file` : "File";
  return `${origin} ${basename(file)}; police precincts computed inside each municipality from the nearest station`;
}

function summarise(prepared: PreparedBoundary[], replaced: string | undefined, dryRun: boolean): string[] {
  const count = (boundaryTypeId: number) =>
    formatInteger(prepared.filter((each) => each.boundaryTypeId === boundaryTypeId).length);
  const verb = dryRun ? "would be" : "were";
  return [
    `${count(BOUNDARY_TYPE.municipality)} municipalities were read and ${verb} merged into ${count(BOUNDARY_TYPE.district)} districts and ${count(BOUNDARY_TYPE.province)} provinces.`,
    `${count(BOUNDARY_TYPE.precinct)} police precincts ${verb} drawn again inside them.`,
    ...(replaced === undefined ? [] : [`This ${dryRun ? "would replace" : "replaced"}: ${replaced}.`]),
  ];
}

const Municipality = z.object({ code: z.string(), area_km2: z.coerce.number() });
const MAX_LOST_SHARE = 0.02;
const MAX_LISTED = 10;

export async function describeGaps(municipalities: readonly Area[]): Promise<string[]> {
  const rows = await readReference("municipalities.csv", Municipality);
  const areaByCode = new Map(rows.map(({ code, area_km2 }) => [code, area_km2]));
  const smaller = municipalities
    .map(({ code, geometry }) => ({ code, lost: 1 - areaKm2(geometry) / (areaByCode.get(code) ?? 0) }))
    .filter(({ lost }) => lost > MAX_LOST_SHARE)
    .sort((a, b) => b.lost - a.lost);
  const sentences = smaller
    .slice(0, MAX_LISTED)
    .map(
      ({ code, lost }) =>
        `${code} is ${(lost * 100).toFixed(1)} % smaller than in the official file of 2018: there may be a gap.`,
    );
  const omittedCount = smaller.length - MAX_LISTED;
  if (omittedCount > 0) sentences.push(`So are ${omittedCount} more municipalities, by over 2 %.`);
  return sentences;
}
