import { ImportError } from "../../import/ImportError.ts";
import type { RejectsFile } from "../../import/RejectsFile.ts";
import { reasonLines } from "../../import/reasonLines.ts";
import type { MatchCount } from "./matchCounter.ts";

const MOST_REJECTED = 0.05;
const LEAST_OF_COUNTRY = 0.1;

type Share = { matched: number; rejected: number };

/** So much would be left out that the operator has to confirm it. The rejected rows are saved. */
export class RejectsRefused extends ImportError {}

/**
 * Refuses a file if more than a twentieth of its rows or sexual offences have no match.
 * @throws {RejectsRefused} with the counts for and against
 */
export function refuseManyRejects(file: string, matches: MatchCount, rejects: RejectsFile): void {
  const [rows, offences] = [matches.rows, matches.sexualOffences()];
  if (rejectedPart(rows) <= MOST_REJECTED && rejectedPart(offences) <= MOST_REJECTED) return;
  throw new RejectsRefused(
    file,
    `${share(rows, "rows")} and ${share(offences, "sexual offences")} match no known station and category, and more than 5 % is refused: correct ${rejects.path}, name the stations with --aliases FILE, or leave them out with --accept-rejects.`,
    undefined,
    reasonLines(rejects),
  );
}

/**
 * Refuses to replace the whole country's demonstration by figures of a few stations.
 * @throws {RejectsRefused} with the counts for and against
 */
export function refuseFewStations(file: string, stations: number, ofAll: number): void {
  if (stations >= ofAll * LEAST_OF_COUNTRY) return;
  throw new RejectsRefused(
    file,
    `it has figures of ${format(stations)} of ${format(ofAll)} stations, which would remove the demonstration of the whole country. With less than a tenth of the stations this is refused; add --accept-rejects to import them all the same.`,
  );
}

const rejectedPart = ({ matched, rejected }: Share) => (rejected === 0 ? 0 : rejected / (matched + rejected));
const format = (count: number) => count.toLocaleString("en");

function share(of: Share, noun: string): string {
  const percent = (rejectedPart(of) * 100).toFixed(1);
  return `${format(of.rejected)} of ${format(of.matched + of.rejected)} ${noun} (${percent} %)`;
}
