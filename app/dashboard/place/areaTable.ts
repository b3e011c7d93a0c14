import type { Findings, Line } from "@gbvf/api/findings/contract.ts";
import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { isFigure } from "@gbvf/ui/charts/reading.ts";
import type { Column, Row, TableModel } from "@gbvf/ui/charts/tableModel.ts";

/** The cell would be no comparison, such as the count of a larger place. */
const NOT_COMPARED = "–";

export function withFindings(table: TableModel, findings: Findings | undefined): TableModel {
  if (findings === undefined) return table;
  const { areas, around, place } = findings;
  const lines = new Map([place, ...around, ...areas].map((line) => [line.boundaryId, line]));
  const changes = changesOf(findings);
  const isComparable = (line: Line) =>
    areas.includes(line) || kindOfAreas(findings) === findings.measure.kind;
  const extended = ({ id, cells }: Row): Row => {
    const line = lines.get(Number(id));
    const own = changes.map(({ column, cell }) => [
      column.id,
      line === undefined || !isComparable(line) ? NOT_COMPARED : cell(line),
    ]);
    return { id, cells: { ...cells, ...Object.fromEntries(own) } };
  };
  return {
    ...table,
    columns: [...table.columns, ...changes.map(({ column }) => column)],
    rows: table.rows.map(extended),
    pinned: [...countryRow(table, findings), ...(table.pinned ?? [])].map(extended),
  };
}

/** Precincts have reports where larger places have rates. */
export const kindOfAreas = ({ areas, measure }: Findings): Findings["measure"]["kind"] =>
  measure.kind === "rate" && areas[0]?.boundaryTypeId === BOUNDARY_TYPE.precinct ? "count" : measure.kind;

/** A count has none, and the place itself is pinned already. */
function countryRow({ columns, pinned = [] }: TableModel, { around, measure }: Findings): Row[] {
  const country = around.find(({ boundaryId }) => boundaryId === COUNTRY);
  const [name, ...others] = columns;
  const column = others.find(({ kind }) => kind === measure.kind);
  if (country === undefined || name === undefined || column === undefined) return [];
  if (pinned.some(({ id }) => id === COUNTRY)) return [];
  return [
    {
      id: COUNTRY,
      cells: {
        ...Object.fromEntries(others.map(({ id }) => [id, NOT_COMPARED])),
        [name.id]: country.boundary,
        [column.id]: country.figure,
      },
    },
  ];
}

type Since = "sinceQuarter" | "sinceYear" | "sinceCycle";
type ChangeColumn = { column: Column; cell: (line: Line) => number | string };

/** The latest quarter's figure, and its difference from the quarter and the year before. */
function changesOf(findings: Findings): ChangeColumn[] {
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
        cell: (line) => differenceOf(line, which, kind === "percent" ? 100 : 1),
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

const latestLabel = ({ measure, overTime, periods }: Findings) =>
  overTime.title === measure.title ? `In ${periods.at(-1) ?? ""}` : `${overTime.title}, ${periods.at(-1)}`;

function differenceOf(line: Line, which: Since, factor: number): number | string {
  const change = line[which];
  if (change === null || change.direction === null || !isFigure(change.from)) return "no-data";
  if (change.direction === "unsure") return "Too few cases to tell";
  if (change.direction === "none") return "None in either";
  if (change.direction === "about-same") return "About the same";
  return (Number(change.to) - change.from) * factor;
}
