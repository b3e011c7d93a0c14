import type { Warning } from "../../import/judgeWarnings.ts";
import { formatInteger } from "../../shared/figures/formatInteger.ts";
import type { MatchCount } from "./figures/matchCounter.ts";

const MAX_REJECTED = 0.05;
const MIN_SHARE_OF_STATIONS = 0.1;

type Share = { matched: number; rejected: number };

/** If more than a twentieth of the rows or offences match nothing, applying the import requires a reason. */
export function listRejectWarnings(matches: MatchCount): Warning[] {
  const [rows, offences] = [matches.rows, matches.sexualOffences()];
  if (rows.rejected === 0) return [];
  const needsReason = [rows, offences].some((share) => computeRejectedShare(share) > MAX_REJECTED);
  const shares = [
    describeShare(rows, "rows"),
    ...(offences.rejected > 0 ? [describeShare(offences, "sexual offences")] : []),
  ];
  const sentence = `${shares.join(" and ")} match no known station and category.`;
  return [{ sentence, needsReason }];
}

/** Warns if a file of a few stations would replace the demonstration of the whole country. */
export function listFewStationsWarnings(stations: { reporting: number; total: number } | null): Warning[] {
  if (stations === null || stations.reporting >= stations.total * MIN_SHARE_OF_STATIONS) return [];
  const { reporting, total } = stations;
  const sentence = `The file has figures of ${formatInteger(reporting)} of ${formatInteger(total)} stations, which would remove the demonstration of the whole country.`;
  return [{ sentence, needsReason: true }];
}

const computeRejectedShare = ({ matched, rejected }: Share) =>
  rejected === 0 ? 0 : rejected / (matched + rejected);

function describeShare(share: Share, noun: string): string {
  const percent = (computeRejectedShare(share) * 100).toFixed(1);
  return `${formatInteger(share.rejected)} of ${formatInteger(share.matched + share.rejected)} ${noun} (${percent} %)`;
}
