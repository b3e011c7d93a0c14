import type { Knex } from "knex";
import { counted } from "../../../lib/text/counted.ts";
import { normaliseName } from "../../../lib/text/nearNames.ts";
import { formatInteger } from "../../../shared/figures/formatInteger.ts";
import type { PeriodKey } from "../../../shared/quarters.ts";
import { comparePeriods, describeSpan, periodLabel, reportingPeriods } from "../../periods.ts";

/** If `stationCode` is null, the reports are in no precinct. */
export type UnplacedReports = PeriodKey & {
  name: string;
  provinceCode: string;
  /** Name of the province, or "". */
  province: string;
  reports: number;
  stationCode: string | null;
};

const MAX_LISTED = 10;

type Reports = PeriodKey & Pick<UnplacedReports, "reports">;
type LatestYear = { reports: number; label: string; last: PeriodKey };

function findLatestYear(reports: readonly Reports[]): LatestYear | undefined {
  const span = reportingPeriods(reports);
  const last = span.at(-1);
  if (last === undefined) return undefined;
  const label = span.length === 1 ? periodLabel(last) : (describeSpan(span)?.label ?? "");
  const sum = reports
    .filter(({ year, quarter }) => span.some((each) => each.year === year && each.quarter === quarter))
    .reduce((all, each) => all + each.reports, 0);
  return { reports: sum, label, last };
}

const formatReport = ({ name, province }: UnplacedReports) =>
  `${name.replace(/\s+/g, " ")}${province === "" ? "" : `, ${province}`}`;

/** "84 sexual offences in 2018/19", of the latest year. */
export function describeReports(reports: readonly Reports[]): string | null {
  const latest = findLatestYear(reports);
  return latest === undefined ? null : `${counted(latest.reports, "sexual offence")} in ${latest.label}`;
}

/** "144 sexual offences in 2018/19 are in no precinct: Protea Glen, Gauteng (120); Laersdrift, Limpopo (24)." */
export function describeUnplaced(reports: readonly UnplacedReports[]): string[] {
  const unplaced = reports.filter(({ stationCode }) => stationCode === null);
  const reportsByName = Map.groupBy(unplaced, (each) => `${normaliseName(each.name)} ${each.provinceCode}`);
  const latest = [...reportsByName.values()].flatMap((nameReports) => {
    const [first, year] = [nameReports[0], findLatestYear(nameReports)];
    return first && year ? { ...year, text: formatReport(first) } : [];
  });
  return [...Map.groupBy(latest, ({ label }) => label).entries()]
    .toSorted(([, [a]], [, [b]]) => (a && b ? comparePeriods(b.last, a.last) : 0))
    .flatMap(([label, reports]) => {
      const sum = reports.reduce((all, each) => all + each.reports, 0);
      if (sum === 0) return [];
      const sortedReports = reports.toSorted((a, b) => b.reports - a.reports);
      const largestReports = sortedReports
        .slice(0, MAX_LISTED)
        .map((each) => `${each.text} (${formatInteger(each.reports)})`);
      const furtherText =
        reports.length > MAX_LISTED ? [`and ${counted(reports.length - MAX_LISTED, "more name")}`] : [];
      const verb = sum === 1 ? "is" : "are";
      return `${counted(sum, "sexual offence")} in ${label} ${verb} in no precinct: ${[...largestReports, ...furtherText].join("; ")}.`;
    });
}

const MAX_STORED = 5000;

export async function storeUnplaced(
  trx: Knex,
  importId: number,
  reports: readonly UnplacedReports[],
): Promise<void> {
  const rows = reports
    .toSorted((a, b) => b.reports - a.reports)
    .slice(0, MAX_STORED)
    .map(({ province: _province, ...each }) => ({ ...each, importId, nameKey: normaliseName(each.name) }));
  await trx.batchInsert("crime_unplaced", rows, 500);
}

export async function findUnplaced(trx: Knex): Promise<UnplacedReports[]> {
  const latest = trx("crime_unplaced")
    .join("data_import as i", "i.import_id", "crime_unplaced.import_id")
    .distinctOn("name_key", "province_code", "year", "quarter")
    .orderByRaw("name_key, province_code, year, quarter, i.finished_at desc, i.import_id desc")
    .select("name", "province_code", "year", "quarter", "reports", "station_code")
    .as("latest");
  return trx(latest)
    .leftJoin("boundary as b", { "b.code": "province_code", "b.boundary_type_id": trx.raw("1") })
    .whereNull("station_code")
    .select("latest.*", trx.raw("coalesce(b.description, '') as province"));
}
