import type { Findings } from "@gbvf/api/findings/contract.ts";
import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/lib/boundaryTypes.ts";
import { Figure } from "@gbvf/ui/charts/Figure/Figure.tsx";
import { isFigure, type Reading, type ReadingState, readOut, stateOf } from "@gbvf/ui/charts/reading.ts";
import { SourceLine } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { Backdrop } from "@gbvf/ui/maps/Backdrop/Backdrop.tsx";
import { BaseMap } from "@gbvf/ui/maps/BaseMap/BaseMap.tsx";
import { Choropleth } from "@gbvf/ui/maps/Choropleth/Choropleth.tsx";
import { boundsOf } from "@gbvf/ui/maps/geometry.ts";
import type { LegendMarks } from "@gbvf/ui/maps/Legend/marks.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { Suspense, useMemo } from "react";
import { styled } from "styled-components";
import type { ChosenOptions } from "../../lib/filters.ts";
import { withFindings } from "../place/areaTable.ts";
import { boundaryHeading, boundaryWord } from "../place/boundaryWords.ts";
import { isDrillable } from "../place/drill.ts";
import { isWhole } from "../place/useFindings.ts";
import type { MapDrawing } from "../themes/MapPart.ts";
import type { PlaceAnswer } from "../themes/PlaceAnswer.ts";
import type { MapTheme } from "../themes/Theme.ts";
import { useSurroundings } from "./useSurroundings.ts";
import type { Drawn } from "./useThemeMap.ts";

type Area = { boundaryId: number; boundaryTypeId: number };

export interface ThemeMapProps<Answer extends PlaceAnswer> extends Drawn<Answer> {
  theme: MapTheme<Answer>;
  chosen: ChosenOptions;
  names: readonly string[];
  tilesUrl: string | null;
  /** Pixels of the right edge under a panel. */
  insetRight: number;
  onSelect: (area: Area) => void;
  /** For areas that lead no further. */
  onOpen: (place: { boundaryId: number; name: string }) => void;
  onUp: (() => void) | undefined;
  hrefOf: (area: Area) => string;
}

/** With the same values as a table and a file. */
export function ThemeMap<Answer extends PlaceAnswer>({
  theme,
  lines,
  answer,
  focusId,
  findings,
  chosen,
  names,
  tilesUrl,
  insetRight,
  onSelect,
  onOpen,
  onUp,
  hrefOf,
}: ThemeMapProps<Answer>) {
  const { features, others } = useMemo(
    () => ({
      features: lines.features.filter(({ id }) => focusId === null || id === focusId),
      others: lines.features.filter(({ id }) => focusId !== null && id !== focusId),
    }),
    [lines, focusId],
  );
  const bounds = useMemo(() => boundsOf(features), [features]);
  const boundaryTypeId = features[0]?.properties.boundaryTypeId ?? 0;
  const drawing = useDrawing(theme, answer, chosen, boundaryTypeId);
  const surroundings = useSurroundings(answer.boundaryLevel.boundaryId);
  const backdrop = useMemo(() => surroundings && [...surroundings, ...others], [surroundings, others]);
  if (bounds === undefined) return null;

  const isLocal = focusId !== null;
  const place = isLocal ? features[0]?.properties.name : answer.boundaryLevel.boundary;
  const word = boundaryWord(boundaryTypeId);
  const title = isLocal ? drawing.measure : `${drawing.measure}, by ${word}`;
  const only = names.length > 0 && `only ${names.join(", ").toLowerCase()}`;
  const where = [place, drawing.span, only].filter(Boolean).join(", ");
  const states = statesOf(features, drawing.values);
  const shown = isWhole(chosen) && !isLocal ? findings : undefined;
  const marks = marksOf(features, drawing, shown);
  const leadsDown = !isLocal && isDrillable(boundaryTypeId);
  const select = (boundaryId: number) => onSelect({ boundaryId, boundaryTypeId });
  const open = (boundaryId: number) => onOpen({ boundaryId, name: place ?? "" });
  const drawn = drawing.table(boundaryHeading(boundaryTypeId), `${drawing.measure}, by ${word}, ${where}`);
  const rows = drawn.rows.filter((row) => features.some(({ id }) => id === row.id));
  const pinned = isLocal ? [] : wholeRow(theme, answer, chosen, boundaryTypeId);

  return (
    <Figure
      kind="map"
      isFilling
      insetRight={insetRight}
      headingLevel={2}
      title={title}
      finding={shown?.sentences.areas}
      place={place}
      // Pins leave no room for a figure.
      subtitle={
        isLocal
          ? `${where}: ${readOut(drawing.values.get(focusId) ?? "no-data", (figure) => drawing.describe(figure, focusId))}`
          : where
      }
      table={withFindings({ ...drawn, rows, pinned }, shown)}
      origin={{ ...drawing, place: place ?? "", period: drawing.span }}
      initialSort={{ columnId: drawing.sortColumn, direction: "descending" }}
      rowHref={leadsDown ? (id) => hrefOf({ boundaryId: Number(id), boundaryTypeId }) : undefined}
      footer={
        <Foot>
          {drawing.legend(states, isLocal, isLocal ? undefined : marks)}
          <div>
            {shown?.sentences.areasChange && <p>{shown.sentences.areasChange}.</p>}
            {drawing.source && <SourceLine source={drawing.source} period={drawing.span ?? ""} />}
          </div>
        </Foot>
      }
    >
      <BaseMap
        label={`Map of ${place}`}
        bounds={bounds}
        inset={{ right: insetRight }}
        tilesUrl={tilesUrl}
        attribution={lines.provenance.isApproximate ? "Approximate boundaries" : lines.provenance.description}
      >
        {backdrop && <Backdrop features={backdrop} />}
        <Choropleth
          label={`Areas of the map of ${place}`}
          features={features}
          values={drawing.values}
          colorOf={drawing.colorOf}
          format={drawing.format}
          isLabelled={!isLocal || theme.Markers === undefined}
          describe={drawing.describe}
          onSelect={leadsDown ? select : isLocal && theme.placeDialog ? open : undefined}
          onUp={onUp}
        />
        {isLocal && theme.Markers && (
          <Suspense>
            <theme.Markers boundaryId={focusId} chosen={chosen} onUp={onUp} />
          </Suspense>
        )}
      </BaseMap>
    </Figure>
  );
}

/** Compares chosen options by content, to recolour only on a change. */
function useDrawing<Answer extends PlaceAnswer>(
  { draw }: MapTheme<Answer>,
  answer: Answer,
  chosen: ChosenOptions,
  boundaryTypeId: number,
): MapDrawing {
  const choice = JSON.stringify([chosen.componentOptions, chosen.componentSubOptions]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choice` stands for what was chosen
  return useMemo(() => draw(answer, chosen, boundaryTypeId), [draw, answer, choice, boundaryTypeId]);
}

/** For the legend. */
function statesOf(features: readonly { id: number }[], values: ReadonlyMap<number, Reading>): ReadingState[] {
  const states = features.map(({ id }) => stateOf(values.get(id) ?? "no-data"));
  return [...new Set(states)].filter((state) => state !== null);
}

/** The place around the areas, as a row of their table. */
const wholeRow = <Answer extends PlaceAnswer>(
  { draw }: MapTheme<Answer>,
  answer: Answer,
  chosen: ChosenOptions,
  boundaryTypeId: number,
) =>
  draw({ ...answer, containedBoundaryData: [answer.boundaryLevel] }, chosen, boundaryTypeId).table("", "")
    .rows;

/** The country's figure only where it is in the measure of the areas. */
function marksOf(
  features: readonly { id: number }[],
  { values, format }: MapDrawing,
  findings: Findings | undefined,
): LegendMarks {
  const country = [findings?.place, ...(findings?.around ?? [])].find((line) => line?.boundaryId === COUNTRY);
  const isSameMeasure =
    findings?.measure.kind !== "count" && findings?.areas[0]?.boundaryTypeId !== BOUNDARY_TYPE.precinct;
  return {
    areas: features.map(({ id }) => values.get(id) ?? "no-data").filter(isFigure),
    ...(country &&
      isFigure(country.figure) &&
      isSameMeasure && {
        country: { name: country.boundary, value: country.figure, text: format(country.figure) },
      }),
  };
}

const Foot = styled.div`
  display: grid;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(1)};

  ${media.wide} { grid-template-columns: 28rem minmax(0, 1fr); align-items: end; }
`;
