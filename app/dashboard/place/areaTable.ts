import type { Change, Findings, Line } from "@gbvf/api/findings/contract.ts";
import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { formatCoverageCells, formatDifferenceCells } from "@gbvf/api/shared/figures/fileCells.ts";
import type { Column, Row, TableModel } from "@gbvf/ui/charts/tableModel.ts";

const NOT_COMPARED = "Not compared";

export function withFindings(table: TableModel, findings: Findings | undefined): TableModel {
  if (findings === undefined) return table;
  const { areas, around, place } = findings;
  const lines = new Map([place, ...around, ...areas].map((line) => [line.boundaryId, line]));
  const changes = listChanges(findings);
  const isComparable = (line: Line) =>
    areas.includes(line) || kindOfAreas(findings) === findings.measure.kind;
  const extended = ({ id, cells }: Row): Row => {
    const line = lines.get(Number(id));
    const isCompared = line !== undefined && isComparable(line);
    const own = changes.map(({ column, cell }) => [column.id, isCompared ? cell(line) : NOT_COMPARED]);
    const texts = changes.map(({ column, getText: texts }) => [
      column.id,
      isCompared ? texts?.(line) : undefined,
    ]);
    return {
      id,
      cells: { ...cells, ...coverageRow(line), ...Object.fromEntries(own) },
      texts: Object.fromEntries(texts.filter(([, each]) => each !== undefined)),
    };
  };
  return {
    ...table,
    columns: [...table.columns, ...changes.map(({ column }) => column)],
    fileColumns: coverageColumns([...lines.values()]),
    rows: table.rows.map(extended),
    pinned: [...countryRow(table, findings), ...(table.pinned ?? [])].map(extended),
  };
}

/** Precincts have counts of reports; larger areas have rates. */
export const kindOfAreas = ({ areas, measure }: Findings): Findings["measure"]["kind"] =>
  measure.kind === "rate" && areas[0]?.boundaryTypeId === BOUNDARY_TYPE.precinct ? "count" : measure.kind;

/** Returns no row for counts, which cannot be compared with the country's, or if the country is pinned. */
function countryRow({ columns, pinned = [] }: TableModel, { around, measure }: Findings): Row[] {
  const country = around.find(({ boundaryId }) => boundaryId === COUNTRY);
  const [name, ...rest] = columns;
  const column = rest.find(({ kind }) => kind === measure.kind);
  if (country === undefined || name === undefined || column === undefined) return [];
  if (pinned.some(({ id }) => id === COUNTRY)) return [];
  return [
    {
      id: COUNTRY,
      cells: {
        ...Object.fromEntries(rest.map(({ id }) => [id, NOT_COMPARED])),
        [name.id]: country.boundary,
        [column.id]: country.figure,
      },
    },
  ];
}

type Since = "sinceQuarter" | "sinceYear" | "sinceCycle";
type ChangeColumn = {
  column: Column;
  cell: (line: Line) => number | string;
  getText?: (line: Line) => NonNullable<Row["texts"]>[string] | undefined;
};

/** Lists the differences from the quarter before and from the same quarter of the year before. */
function listChanges(findings: Findings): ChangeColumn[] {
  const { areas } = findings;
  const kind = kindOfAreas(findings);
  const since = (which: Since): ChangeColumn[] => {
    const before = areas.find((area) => area[which] !== null)?.[which]?.since;
    if (before === undefined) return [];
    return [
      {
        column: {
          id: which,
          label: kind === "percent" ? `Change since ${before} (percentage points)` : `Change since ${before}`,
          kind: "change",
        },
        cell: (line) => formatDifferenceCells(line[which], kind)?.difference ?? "no-data",
        getText: (line) => getChangeText(line[which], kind),
      },
    ];
  };
  const changes = [...since("sinceQuarter"), ...since("sinceYear"), ...since("sinceCycle")];
  if (changes.length === 0) return [];
  return [
    {
      column: { id: "latest", label: latestLabel(findings), kind },
      cell: ({ values }) => values.at(-1) ?? "no-data",
    },
    ...changes,
  ];
}

function getChangeText(change: Change | null, kind: Findings["measure"]["kind"]) {
  const cells = formatDifferenceCells(change, kind);
  if (cells === null) return undefined;
  return { text: [cells.text, change?.basis].filter(Boolean).join(", "), hasDirection: cells.hasDirection };
}

const latestLabel = ({ measure, overTime, periods }: Findings) =>
  overTime.title === measure.title ? `In ${periods.at(-1) ?? ""}` : `${overTime.title}, ${periods.at(-1)}`;

/** Coverage exceeds 100 % if a municipality's precincts extend beyond its border. */
const COVERAGE: Column = { id: "coverage", label: "Coverage", kind: "percent" };
const COVERED_PART: Column = { id: "coveredPart", label: "Covered part", kind: "text" };

const coverageColumns = (lines: readonly Line[]): readonly Column[] =>
  lines.some(({ coverage }) => coverage !== null) ? [COVERAGE, COVERED_PART] : [];

function coverageRow(line: Line | undefined): Row["cells"] {
  const { share, part } = formatCoverageCells(line?.coverage, line?.boundary ?? "");
  return { [COVERAGE.id]: share ?? "", [COVERED_PART.id]: part };
}
