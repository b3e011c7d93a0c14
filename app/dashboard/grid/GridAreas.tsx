import type { Findings } from "@gbvf/api/findings/contract.ts";
import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { computeRanks } from "@gbvf/api/shared/figures/ranking.ts";
import { Figure } from "@gbvf/ui/charts/Figure/Figure.tsx";
import type { Column, Row, TableModel } from "@gbvf/ui/charts/tableModel.ts";
import { BoundaryGrid } from "@gbvf/ui/widgets/BoundaryGrid/BoundaryGrid.tsx";
import { DataAgeNote } from "@gbvf/ui/widgets/DataAgeNote/DataAgeNote.tsx";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { getEmbedPath, getScreenUrl } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { getAreasKind, withFindings } from "../place/areaTable.ts";
import { boundaryHeading, boundaryWord, isDrillable } from "../place/boundaryNouns.ts";
import type { GridArea, GridDrawing } from "../themes/GridPart.ts";
import type { PlaceResponse } from "../themes/PlaceResponse.ts";
import type { GridTheme } from "../themes/Theme.ts";
import { canListPrecincts, precinctsHref } from "./precincts.ts";

type Boundary = { boundaryId: number; boundaryTypeId: number };

interface GridAreasProps<Data extends PlaceResponse> {
  data: Data;
  theme: GridTheme<Data>;
  findings: Findings | undefined;
  names: readonly string[];
  hrefOf: (boundary: Boundary) => string;
}

export function GridAreas<Data extends PlaceResponse>({
  data,
  theme,
  findings,
  names,
  hrefOf,
}: GridAreasProps<Data>) {
  const { filters } = useFilters();
  const { boundaryId: placeId, boundary } = data.boundaryLevel;
  const totals = theme.drawGrid({ ...data, containedBoundaryData: [data.boundaryLevel] }, filters).areas;
  const isGroup = filters.compare.length > 1;
  const grid = theme.drawGrid(data, filters);
  const drawing = isGroup ? withCountryShares(grid, totals[0]) : grid;
  const { areas, measure, span } = drawing;
  const place = isGroup ? (filters.group ?? `${areas.length} places`) : (drawing.place ?? boundary);
  const boundaryTypeId = areas[0]?.boundaryTypeId ?? 0;
  const areaWord = boundaryWord(boundaryTypeId);
  const optionsText = names.length > 0 && `only ${names.join(", ").toLowerCase()}`;
  const caption = [place, span, optionsText].filter(Boolean).join(", ");
  const hrefById = new Map(
    areas.map((area) => [area.boundaryId, isDrillable(area.boundaryTypeId) ? hrefOf(area) : undefined]),
  );
  const ranks = computeRanks(
    areas.map(({ distribution }) => distribution),
    drawing,
  );
  const lineById = new Map(findings?.areas.map((line) => [line.boundaryId, line]));
  const choosePlace = (boundary: Boundary) => reduceFilters(filters, { type: "choose boundary", boundary });
  const compareWith = (id: number) => reduceFilters(filters, { type: "compare", ids: [placeId, id] });
  const kind = findings && getAreasKind(findings);
  const { areas: headline, areasChange } = findings?.headlines ?? {};
  const leadingSentence = findings?.shares?.headline ?? headline;
  const otherSentences = [leadingSentence === headline ? null : headline, areasChange].filter(
    (each) => each != null,
  );
  const country = findings?.around.find(({ boundaryId }) => boundaryId === COUNTRY);
  // Precincts are several levels below a province, so the embed's path has to name their level.
  const levelSegment = boundaryTypeId === BOUNDARY_TYPE.precinct ? `/${boundaryTypeId}` : "";
  return (
    <Figure
      kind="chart"
      headingLevel={2}
      title={measure}
      finding={leadingSentence}
      embed={isGroup ? undefined : findings && getEmbedPath("areas", theme.colors, placeId) + levelSegment}
      note={[!isGroup && `by ${areaWord}`, optionsText, `ranked by ${drawing.rankedBy.toLowerCase()}`]
        .filter(Boolean)
        .join(" · ")}
      table={gridTable(
        drawing,
        totals,
        findings,
        boundaryTypeId,
        isGroup ? `${measure}, ${caption}` : `${measure}, by ${areaWord}, ${caption}`,
      )}
      origin={{ ...drawing, place, period: span ?? undefined }}
      initialSort={{ columnId: "distribution", direction: "descending" }}
      rowHref={(id) => hrefById.get(Number(id))}
      footer={
        <>
          {drawing.dataAge && <DataAgeNote {...drawing.dataAge} />}
          {otherSentences.length > 0 && (
            <p>
              {findings?.measure.title}:{" "}
              {otherSentences
                .map((each) => `${each}.`)
                .join(" ")
                .replace(/^(From|All|None)\b/, (word) => word.toLowerCase())}
            </p>
          )}
        </>
      }
    >
      <BoundaryGrid
        label={isGroup ? `${theme.name}, ${place}` : `${theme.name} by ${areaWord}`}
        theme={theme.colors}
        place={boundary}
        measure={findings && kind && { ...findings.measure, kind }}
        totals={
          kind === findings?.measure.kind
            ? [country, findings?.place]
                .filter((line) => line !== undefined)
                .map((line) => ({
                  ...line,
                  share: line === findings?.place && !isGroup ? totals[0]?.distribution : undefined,
                }))
            : []
        }
        rankedBy={drawing.rankedBy}
        countName={drawing.countName}
        rows={areas.map(
          ({ boundaryId, boundary, boundaryTypeId: typeId, distribution, basis, parts }, index) => ({
            id: boundaryId,
            rank: ranks[index] ?? null,
            name: boundary,
            href: hrefById.get(boundaryId),
            compareHref: getScreenUrl("chart", compareWith(boundaryId)),
            precinctsHref: canListPrecincts(theme, typeId)
              ? precinctsHref(choosePlace({ boundaryId, boundaryTypeId: typeId }))
              : undefined,
            distribution,
            basis,
            parts,
            figure: lineById.get(boundaryId)?.figure,
            values: lineById.get(boundaryId)?.values,
          }),
        )}
      />
    </Figure>
  );
}

/** Computes shares of the country, because chosen places may contain each other. */
export function withCountryShares(drawing: GridDrawing, country: GridArea | undefined): GridDrawing {
  const countryCount = country?.count;
  if (drawing.rankedBy !== "Share" || typeof countryCount !== "number" || countryCount === 0) return drawing;
  const setShareOfCountry = (area: GridArea): GridArea =>
    typeof area.distribution === "number" && typeof area.count === "number"
      ? { ...area, distribution: area.count / countryCount }
      : area;
  return { ...drawing, areas: drawing.areas.map(setShareOfCountry) };
}

function gridTable(
  { areas, measure, countLabel }: Pick<GridDrawing, "areas" | "measure" | "countLabel">,
  totals: readonly GridArea[],
  findings: Findings | undefined,
  boundaryTypeId: number,
  caption: string,
): TableModel {
  const parts = areas.find((area) => area.parts.length > 0)?.parts ?? [];
  const figures = getFigures(findings);
  const getRow = (area: GridArea): Row => ({
    id: area.boundaryId,
    cells: {
      area: area.nameInTable ?? area.boundary,
      distribution: area.distribution,
      figure: figures.get(area.boundaryId) ?? "no-data",
      count: area.count,
      ...Object.fromEntries(
        parts.map(({ id }) => [
          `part-${id}`,
          area.parts.find((part) => part.id === id)?.reading ??
            (typeof area.distribution === "number" ? "no-data" : area.distribution),
        ]),
      ),
    },
  });
  const table: TableModel = {
    caption,
    columns: [
      { id: "area", label: boundaryHeading(boundaryTypeId), kind: "text" },
      { id: "distribution", label: measure, kind: "percent" },
      ...figureColumn(findings, boundaryTypeId),
      { id: "count", label: countLabel, kind: "count" },
      ...parts.map(({ id, label, kind }) => ({ id: `part-${id}`, label, kind })),
    ],
    rows: areas.map(getRow),
    pinned: totals.map(getRow),
  };
  return withFindings(table, findings);
}

const getFigures = (findings: Findings | undefined) =>
  new Map(
    (findings ? [findings.place, ...findings.areas] : []).map(({ boundaryId, figure }) => [
      boundaryId,
      figure,
    ]),
  );

/** Omits a share, which the grid already shows, and a precinct's reports, which have their own column. */
function figureColumn(findings: Findings | undefined, boundaryTypeId: number): Column[] {
  if (findings === undefined || findings.measure.kind === "percent") return [];
  if (boundaryTypeId === BOUNDARY_TYPE.precinct) return [];
  return [{ id: "figure", label: findings.measure.title, kind: findings.measure.kind }];
}
