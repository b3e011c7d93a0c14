import type { Change, Findings, PlaceFinding } from "@gbvf/api/findings/contract.ts";
import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { formatCoverageCells, formatDifferenceCells } from "@gbvf/api/shared/figures/fileCells.ts";
import type { Column, Row, TableModel } from "@gbvf/ui/charts/tableModel.ts";

const NOT_COMPARED = "Not compared";

export function withFindings(table: TableModel, findings: Findings | undefined): TableModel {
  if (findings === undefined) return table;
  const { areas, around, place } = findings;
  const lines = new Map([place, ...around, ...areas].map((line) => [line.boundaryId, line]));
  const changes = listChangeColumns(findings);
  const isComparable = (line: PlaceFinding) =>
    areas.includes(line) || getAreasKind(findings) === findings.measure.kind;
  const addFindings = ({ id, cells }: Row): Row => {
    const line = lines.get(Number(id));
    const isCompared = line !== undefined && isComparable(line);
    const changeCells = changes.map(({ column, getCell }) => [
      column.id,
      isCompared ? getCell(line) : NOT_COMPARED,
    ]);
    const changeTexts = changes.map(({ column, getText }) => [
      column.id,
      isCompared ? getText?.(line) : undefined,
    ]);
    return {
      id,
      cells: { ...cells, ...getCoverageCells(line), ...Object.fromEntries(changeCells) },
      texts: Object.fromEntries(changeTexts.filter(([, each]) => each !== undefined)),
    };
  };
  return {
    ...table,
    columns: [...table.columns, ...changes.map(({ column }) => column)],
    fileColumns: getCoverageColumns([...lines.values()]),
    rows: table.rows.map(addFindings),
    pinned: [...getCountryRow(table, findings), ...(table.pinned ?? [])].map(addFindings),
  };
}

/** Precincts have counts of reports; larger areas have rates. */
export const getAreasKind = ({ areas, measure }: Findings): Findings["measure"]["kind"] =>
  measure.kind === "rate" && areas[0]?.boundaryTypeId === BOUNDARY_TYPE.precinct ? "count" : measure.kind;

/**
 * Returns the country's row. Returns none if the areas have another kind of figure than the country (counts
 * instead of rates), or if the country is pinned already.
 */
function getCountryRow({ columns, pinned = [] }: TableModel, { around, measure }: Findings): Row[] {
  const country = around.find(({ boundaryId }) => boundaryId === COUNTRY);
  const [name, ...figureColumns] = columns;
  const column = figureColumns.find(({ kind }) => kind === measure.kind);
  if (country === undefined || name === undefined || column === undefined) return [];
  if (pinned.some(({ id }) => id === COUNTRY)) return [];
  return [
    {
      id: COUNTRY,
      cells: {
        ...Object.fromEntries(figureColumns.map(({ id }) => [id, NOT_COMPARED])),
        [name.id]: country.boundary,
        [column.id]: country.figure,
      },
    },
  ];
}

type ChangeKey = "sinceQuarter" | "sinceYear" | "sinceCycle";
type ChangeColumn = {
  column: Column;
  getCell: (line: PlaceFinding) => number | string;
  getText?: (line: PlaceFinding) => NonNullable<Row["texts"]>[string] | undefined;
};

/** Lists the latest values and their differences from an earlier quarter, year or cycle. */
function listChangeColumns(findings: Findings): ChangeColumn[] {
  const { areas } = findings;
  const kind = getAreasKind(findings);
  const createChangeColumn = (changeKey: ChangeKey): ChangeColumn[] => {
    const comparedPeriod = areas.find((area) => area[changeKey] !== null)?.[changeKey]?.since;
    if (comparedPeriod === undefined) return [];
    return [
      {
        column: {
          id: changeKey,
          label:
            kind === "percent"
              ? `Change since ${comparedPeriod} (percentage points)`
              : `Change since ${comparedPeriod}`,
          kind: "change",
        },
        getCell: (line) => formatDifferenceCells(line[changeKey], kind)?.difference ?? "no-data",
        getText: (line) => getChangeText(line[changeKey], kind),
      },
    ];
  };
  const changes = [
    ...createChangeColumn("sinceQuarter"),
    ...createChangeColumn("sinceYear"),
    ...createChangeColumn("sinceCycle"),
  ];
  if (changes.length === 0) return [];
  return [
    {
      column: { id: "latest", label: getLatestLabel(findings), kind },
      getCell: ({ values }) => values.at(-1) ?? "no-data",
    },
    ...changes,
  ];
}

function getChangeText(change: Change | null, kind: Findings["measure"]["kind"]) {
  const cells = formatDifferenceCells(change, kind);
  if (cells === null) return undefined;
  return { text: [cells.text, change?.basis].filter(Boolean).join(", "), hasDirection: cells.hasDirection };
}

const getLatestLabel = ({ measure, overTime, periods }: Findings) =>
  overTime.title === measure.title ? `In ${periods.at(-1) ?? ""}` : `${overTime.title}, ${periods.at(-1)}`;

/** Coverage exceeds 100 % if a municipality's precincts extend beyond its border. */
const COVERAGE: Column = { id: "coverage", label: "Coverage", kind: "percent" };
const COVERED_PART: Column = { id: "coveredPart", label: "Covered part", kind: "text" };

const getCoverageColumns = (lines: readonly PlaceFinding[]): readonly Column[] =>
  lines.some(({ coverage }) => coverage !== null) ? [COVERAGE, COVERED_PART] : [];

function getCoverageCells(line: PlaceFinding | undefined): Row["cells"] {
  const { share, part } = formatCoverageCells(line?.coverage, line?.boundary ?? "");
  return { [COVERAGE.id]: share ?? "", [COVERED_PART.id]: part };
}
