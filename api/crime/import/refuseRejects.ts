import { ImportError } from "../../import/ImportError.ts";
import type { RejectsFile } from "../../import/RejectsFile.ts";
import { reasonLines } from "../../import/summariseImport.ts";
import type { MatchCount } from "./figures/matchCounter.ts";

const MAX_REJECTED = 0.05;
const LEAST_OF_COUNTRY = 0.1;

type Share = { matched: number; rejected: number };

/** The operator has to confirm it. The rejected rows are saved. */
export class RejectsRefused extends ImportError {}

/** Doubts for the person who decides; empty for a complete file. */
export function doubtsAbout(
  matches: MatchCount,
  stations: { reporting: number; ofAll: number } | null,
): string[] {
  const [many, few] = [manyRejects(matches), stations && fewStations(stations)];
  return [...(many ? [`Warning: ${many}.`] : []), ...(few ? [`Warning: the file has ${few}.`] : [])];
}

/**
 * At more than a twentieth of rows or sexual offences without a match.
 * @throws {RejectsRefused}
 */
export function refuseManyRejects(file: string, matches: MatchCount, rejects: RejectsFile): void {
  const doubt = manyRejects(matches);
  if (doubt === null) return;
  throw new RejectsRefused(
    file,
    `${doubt}, and more than 5 % is refused: correct ${rejects.path}, name the stations with --aliases FILE, or leave them out with --accept-rejects.`,
    undefined,
    reasonLines(rejects),
  );
}

/**
 * A few stations must not replace the whole country's demonstration.
 * @throws {RejectsRefused}
 */
export function refuseFewStations(file: string, stations: { reporting: number; ofAll: number }): void {
  const doubt = fewStations(stations);
  if (doubt === null) return;
  throw new RejectsRefused(
    file,
    `it has ${doubt}. With less than a tenth of the stations this is refused; add --accept-rejects to import them all the same.`,
  );
}

function manyRejects(matches: MatchCount): string | null {
  const [rows, offences] = [matches.rows, matches.sexualOffences()];
  if (rejectedPart(rows) <= MAX_REJECTED && rejectedPart(offences) <= MAX_REJECTED) return null;
  return `${share(rows, "rows")} and ${share(offences, "sexual offences")} match no known station and category`;
}

function fewStations({ reporting, ofAll }: { reporting: number; ofAll: number }): string | null {
  if (reporting >= ofAll * LEAST_OF_COUNTRY) return null;
  return `figures of ${format(reporting)} of ${format(ofAll)} stations, which would remove the demonstration of the whole country`;
}

const rejectedPart = ({ matched, rejected }: Share) => (rejected === 0 ? 0 : rejected / (matched + rejected));
const format = (count: number) => count.toLocaleString("en");

function share(of: Share, noun: string): string {
  const percent = (rejectedPart(of) * 100).toFixed(1);
  return `${format(of.rejected)} of ${format(of.matched + of.rejected)} ${noun} (${percent} %)`;
}
