import { readFile } from "node:fs/promises";
import { z } from "zod";
import { ImportError } from "../../import/ImportError.ts";
import { getSize } from "../../import/recogniseFile.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import type { Area } from "../geometry/Area.ts";
import { checkPolygons, findSelfCrossing } from "./checkPolygons.ts";

/**
 * Properties of the Demarcation Board, of republished copies, of Statistics South Africa (Census 2011) and of
 * our own files.
 */
const CODE_PROPERTIES = ["CAT_B", "MunicipalityCode", "MN_MDB_C", "code"] as const;

const FeatureCollection = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(z.object({ type: z.literal("Feature"), properties: z.unknown(), geometry: z.unknown() })),
});
const Properties = z.record(z.string(), z.unknown());
const WithType = z.object({ type: z.string() });

type BoundaryFile = {
  municipalities: Area[];
  isDemarcationBoard: boolean;
};

/** @throws {ImportError} at the first error, with the feature's line or number */
export async function readBoundaryFile(
  file: string,
  currentCodes: ReadonlySet<string>,
): Promise<BoundaryFile> {
  const { text, json } = await readJson(file);
  const features = parseFeatures(file, json);
  const codes = features.map(({ properties }) =>
    findMunicipalityCode(Properties.safeParse(properties).data ?? {}),
  );
  const formerMessage = describeFormerMunicipalities(
    codes.filter((code) => code !== undefined),
    currentCodes,
  );
  if (formerMessage !== undefined) throw new ImportError(file, formerMessage);
  const lines = findFeatureLines(text, features.length);
  const positionByCode = new Map<string, string>();
  const municipalities = features.map(({ geometry }, index) => {
    const line = lines?.[index];
    const position = line === undefined ? `feature ${index + 1}` : `line ${line}`;
    const fail = (message: string) =>
      new ImportError(file, line === undefined ? `${position}: ${message}` : message, line);

    const code = codes[index];
    if (code === undefined) {
      throw fail(`the feature has no municipality's code in ${CODE_PROPERTIES.join(", ")}.`);
    }
    if (!currentCodes.has(code)) throw fail(`${inQuotes(code)} is not the code of a municipality.`);
    const earlier = positionByCode.get(code);
    if (earlier !== undefined) throw fail(`${code} appears a second time, after ${earlier}.`);
    positionByCode.set(code, position);
    const area = checkPolygons(geometry);
    if (typeof area === "string") throw fail(`${code} ${area}.`);
    const crossing = findSelfCrossing(area);
    if (crossing !== undefined) {
      throw fail(
        `${code} crosses or touches itself near ${crossing.map((each) => each.toFixed(5)).join(", ")}.`,
      );
    }
    return { code, geometry: area };
  });
  assertAllPresent(file, currentCodes, positionByCode);
  const firstProperties = Properties.safeParse(features[0]?.properties).data ?? {};
  return { municipalities, isDemarcationBoard: CODE_PROPERTIES[0] in firstProperties };
}

function parseFeatures(file: string, json: unknown): z.infer<typeof FeatureCollection>["features"] {
  const type = WithType.safeParse(json).data?.type;
  if (type !== "FeatureCollection") {
    const actualType = type === undefined ? "something else" : inQuotes(type);
    throw new ImportError(file, `this is not a GeoJSON FeatureCollection, but ${actualType}.`);
  }
  const { data } = FeatureCollection.safeParse(json);
  if (data === undefined) throw new ImportError(file, "its features are not GeoJSON features.");
  if (data.features.length === 0) throw new ImportError(file, "it has no features.");
  return data.features;
}

function assertAllPresent(
  file: string,
  currentCodes: ReadonlySet<string>,
  present: ReadonlyMap<string, string>,
): void {
  const missing = [...currentCodes].filter((code) => !present.has(code));
  if (missing.length === 0) return;
  throw new ImportError(
    file,
    `${missing.length === 1 ? "a municipality is" : `${missing.length} municipalities are`} missing: ${formatCodes(missing)}.`,
  );
}

function findMunicipalityCode(properties: Record<string, unknown>): string | undefined {
  for (const name of CODE_PROPERTIES) {
    const value = properties[name];
    if (typeof value === "string" && value.trim() !== "") return value.trim().toUpperCase();
  }
  return undefined;
}

const FEATURE_TYPE = /"type"\s*:\s*"Feature"/g;

function findFeatureLines(text: string, featureCount: number): number[] | undefined {
  const lines: number[] = [];
  let line = 1;
  let from = 0;
  for (const { index } of text.matchAll(FEATURE_TYPE)) {
    for (
      let newline = text.indexOf("\n", from);
      newline !== -1 && newline < index;
      newline = text.indexOf("\n", newline + 1)
    )
      line += 1;
    from = index;
    lines.push(line);
  }
  return lines.length === featureCount ? lines : undefined;
}

/**
 * Codes that were merged or divided on 3 August 2016 (Municipal Demarcation Board, as listed by Municipal
 * Money).
 */
const CODES_OF_2011 = new Set(
  [
    "EC103 EC107 EC127 EC128 EC132 EC133 EC134 EC143 EC144 FS164 GT482 GT483",
    "KZN211 KZN215 KZN232 KZN233 KZN234 KZN236 KZN273 KZN274 KZN283 KZN431 KZN432",
    "LIM342 LIM352 LIM364 LIM365 LIM474 LIM475 MP322 MP323 NC081 NC083 NW401 NW402",
  ]
    .join(" ")
    .split(" "),
);

function describeFormerMunicipalities(
  codes: readonly string[],
  currentCodes: ReadonlySet<string>,
): string | undefined {
  const former = [...new Set(codes)].filter((code) => CODES_OF_2011.has(code) && !currentCodes.has(code));
  if (former.length === 0) return undefined;
  const missing = [...currentCodes].filter((code) => !codes.includes(code)).length;
  const subject = former.length === 1 ? "1 code is" : `${former.length} codes are`;
  const missingText = missing === 1 ? "1 current one is missing" : `${missing} current ones are missing`;
  return `${subject} of 2011 (${formatCodes(former)}); ${missingText}: a file of the municipalities since August 2016 is needed.`;
}

const MAX_LISTED = 10;

function formatCodes(codes: readonly string[]): string {
  const suffix = codes.length > MAX_LISTED ? ` and ${codes.length - MAX_LISTED} more` : "";
  return `${codes.toSorted().slice(0, MAX_LISTED).join(", ")}${suffix}`;
}

const MAX_MB = 200;

/** @throws {ImportError} if the file is missing, too large, empty, cut off or not JSON in UTF-8 */
async function readJson(file: string): Promise<{ text: string; json: unknown }> {
  const size = await getSize(file);
  if (size > MAX_MB * 1e6) throw new ImportError(file, `it is larger than ${MAX_MB} MB.`);
  const text = decode(file, await readFile(file));
  if (text.trim() === "") throw new ImportError(file, "it is empty.");
  try {
    return { text, json: JSON.parse(text) };
  } catch (error) {
    throw createJsonError(file, text, error instanceof Error ? error.message : "");
  }
}

function decode(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError(file, "it is not text in UTF-8, as GeoJSON is.");
  }
}

function createJsonError(file: string, text: string, parserMessage: string): ImportError {
  const position = Number(/at position (\d+)/.exec(parserMessage)?.[1] ?? Number.NaN);
  const lastLine = text.trimEnd().split("\n").length;
  if (parserMessage.includes("end of JSON input") || position >= text.trimEnd().length) {
    return new ImportError(file, "the file ends in the middle: it was cut off.", lastLine);
  }
  const line = Number.isNaN(position) ? undefined : text.slice(0, position).split("\n").length;
  return new ImportError(file, "this is not JSON, so it cannot be GeoJSON.", line);
}
