import type { Warning } from "../../import/judgeWarnings.ts";
import { formatInteger } from "../../shared/figures/formatInteger.ts";
import type { MatchCount } from "./figures/matchCounter.ts";

const MAX_REJECTED = 0.05;
const LEAST_OF_COUNTRY = 0.1;

type Share = { matched: number; rejected: number };

/** If more than a twentieth of the rows or offences match nothing, applying the import requires a reason. */
export function rejectWarnings(matches: MatchCount): Warning[] {
  const [rows, offences] = [matches.rows, matches.sexualOffences()];
  if (rows.rejected === 0) return [];
  const needsReason = [rows, offences].some((of) => rejectedPart(of) > MAX_REJECTED);
  const shares = [
    share(rows, "rows"),
    ...(offences.rejected > 0 ? [share(offences, "sexual offences")] : []),
  ];
  const sentence = `${shares.join(" and ")} match no known station and category.`;
  return [{ sentence, needsReason }];
}

/** Warns if a file of a few stations would replace the demonstration of the whole country. */
export function fewStationsWarnings(stations: { reporting: number; ofAll: number } | null): Warning[] {
  if (stations === null || stations.reporting >= stations.ofAll * LEAST_OF_COUNTRY) return [];
  const { reporting, ofAll } = stations;
  const sentence = `The file has figures of ${formatInteger(reporting)} of ${formatInteger(ofAll)} stations, which would remove the demonstration of the whole country.`;
  return [{ sentence, needsReason: true }];
}

const rejectedPart = ({ matched, rejected }: Share) => (rejected === 0 ? 0 : rejected / (matched + rejected));

function share(of: Share, noun: string): string {
  const percent = (rejectedPart(of) * 100).toFixed(1);
  return `${formatInteger(of.rejected)} of ${formatInteger(of.matched + of.rejected)} ${noun} (${percent} %)`;
}
