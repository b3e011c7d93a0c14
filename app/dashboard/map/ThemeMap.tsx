import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { Figure } from "@gbvf/ui/charts/Figure/Figure.tsx";
import { OnScreen } from "@gbvf/ui/charts/Figure/figureStyles.ts";
import { formatReading } from "@gbvf/ui/charts/reading.ts";
import { SourceLine } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { MapSource } from "@gbvf/ui/maps/BaseMap/MapSource.tsx";
import type { ActiveAreaStore } from "@gbvf/ui/maps/Choropleth/activeArea.ts";
import { getBounds } from "@gbvf/ui/maps/geometry.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { pageEdge } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useIsServerRendered } from "@gbvf/ui/tokens/useIsServerRendered.ts";
import { lazy, Suspense, startTransition, useEffect, useMemo, useState } from "react";
import { styled } from "styled-components";
import type { ChosenOptions } from "../../lib/address/filters.ts";
import { getEmbedPath } from "../../lib/address/paths.ts";
import { withFindings } from "../place/areaTable.ts";
import { boundaryHeading, boundaryWord, isDrillable } from "../place/boundaryNouns.ts";
import { hasNoChosenOptions } from "../place/useFindings.ts";
import { LegendStack } from "../themes/LegendStack.tsx";
import type { MapDrawing } from "../themes/MapPart.ts";
import type { PlaceResponse } from "../themes/PlaceResponse.ts";
import { getMethod } from "../themes/registry.ts";
import type { MapTheme } from "../themes/Theme.ts";
import { getAttribution, listMarks, listStates } from "./legendParts.ts";
import { INSET_LEFT, LandOutline, PANEL_WIDTH } from "./MapLayout.tsx";
import type { RenderedMap } from "./useThemeMap.ts";
import { withProportionalSymbols } from "./withProportionalSymbols.tsx";

const loadMapCanvas = async () => ({ default: (await import("./MapCanvas.tsx")).MapCanvas });
const MapCanvas = lazy(loadMapCanvas);

/** Starts loading the script early. Ignores failures, because the rendered map reports them. */
export const startMapCanvas = () => void loadMapCanvas().catch(() => undefined);

type Area = { boundaryId: number; boundaryTypeId: number };

interface ThemeMapProps<Data extends PlaceResponse> extends RenderedMap<Data> {
  theme: MapTheme<Data>;
  chosen: ChosenOptions;
  names: readonly string[];
  tilesUrl: string | null;
  onSelect: (area: Area) => void;
  onOpen: (place: { boundaryId: number; name: string }) => void;
  onEscape: (() => void) | undefined;
  hrefOf: (area: Area) => string;
  hasCircles: boolean;
  otherStyleHref: string;
  activeAreaStore: ActiveAreaStore;
}

export function ThemeMap<Data extends PlaceResponse>({
  theme,
  boundaries,
  data,
  focusId,
  findings,
  chosen,
  names,
  tilesUrl,
  onSelect,
  onOpen,
  onEscape,
  hrefOf,
  hasCircles,
  otherStyleHref,
  activeAreaStore,
}: ThemeMapProps<Data>) {
  const { features, neighbours } = useMemo(
    () => ({
      features: boundaries.features.filter(({ id }) => focusId === null || id === focusId),
      neighbours: boundaries.features.filter(({ id }) => focusId !== null && id !== focusId),
    }),
    [boundaries, focusId],
  );
  const bounds = useMemo(() => getBounds(features), [features]);
  const isRendered = useIsRendered();
  const boundaryTypeId = features[0]?.properties.boundaryTypeId ?? 0;
  const colouredDrawing = useDrawing(theme, data, chosen, boundaryTypeId);
  const isLocal = focusId !== null;
  const areaCount = features.length;
  const drawing = useMemo(
    () =>
      hasCircles && !isLocal
        ? withProportionalSymbols(colouredDrawing, theme.colors, areaCount)
        : colouredDrawing,
    [hasCircles, isLocal, colouredDrawing, theme.colors, areaCount],
  );
  if (bounds === undefined) return null;

  const municipalityId =
    boundaryTypeId === BOUNDARY_TYPE.precinct ? boundaries.containingBoundaryId : isLocal ? focusId : null;
  const place = (isLocal ? features[0]?.properties.name : undefined) ?? data.boundaryLevel.boundary;
  const placeWithCoverage = isLocal ? place : (drawing.place ?? place);
  const areaWord = boundaryWord(boundaryTypeId);
  const title = isLocal ? drawing.measure : `${drawing.measure}, by ${areaWord}`;
  const optionsText = names.length > 0 && `only ${names.join(", ").toLowerCase()}`;
  const captionPlace = [placeWithCoverage, drawing.span, optionsText].filter(Boolean).join(", ");
  const states = listStates(features, drawing.values);
  // Findings are about rates and shares of all options, so they do not describe other maps.
  const visibleFindings = hasNoChosenOptions(chosen) && !isLocal && !drawing.circles ? findings : undefined;
  const marks = listMarks(features, drawing, visibleFindings);
  const hasSmallerAreas = !isLocal && isDrillable(boundaryTypeId);
  const selectArea = (boundaryId: number) => onSelect({ boundaryId, boundaryTypeId });
  const openPlace = (boundaryId: number) => onOpen({ boundaryId, name: place ?? "" });
  const table = drawing.table(
    boundaryHeading(boundaryTypeId),
    `${drawing.measure}, by ${areaWord}, ${captionPlace}`,
  );
  const rows = table.rows.filter((row) => features.some(({ id }) => id === row.id));
  const pinned = isLocal ? [] : drawTotalRow(theme, data, chosen, boundaryTypeId);
  const legend = drawing.legend(states, isLocal, isLocal ? undefined : marks);
  const attribution = getAttribution(boundaries.provenance, municipalityId !== null);
  const legendStack = (
    <LegendStack>
      {legend}
      {!isLocal && (
        <OnScreen>
          <Link href={otherStyleHref}>{hasCircles ? "Show colours again" : "Show counts as circles"}</Link>
        </OnScreen>
      )}
    </LegendStack>
  );
  const getSmallerAreasHref = hasSmallerAreas
    ? (id: number | string) => hrefOf({ boundaryId: Number(id), boundaryTypeId })
    : undefined;

  const placeholder = (
    <>
      <MapPlaceholder>
        {legendStack}
        <PlaceholderSource>{attribution}</PlaceholderSource>
      </MapPlaceholder>
      <Loading aria-hidden>
        <LandOutline />
        <span>Loading …</span>
      </Loading>
    </>
  );

  return (
    <Figure
      kind="map"
      isFilling
      insetRight={PANEL_WIDTH}
      headingLevel={2}
      title={title}
      finding={visibleFindings?.headlines.areas}
      embed={visibleFindings && getEmbedPath("map", theme.colors, data.boundaryLevel.boundaryId)}
      place={place}
      // The note contains the municipality's figure, because pins cover its label.
      note={
        isLocal
          ? `${drawing.missing?.(focusId) ?? formatReading(drawing.values.get(focusId) ?? "no-data", (figure) => drawing.describe(figure, focusId))}`
          : optionsText || undefined
      }
      table={withFindings({ ...table, rows, pinned }, visibleFindings)}
      origin={{ ...drawing, place: placeWithCoverage ?? "", period: drawing.span }}
      initialSort={{ columnId: drawing.sortColumn, direction: "descending" }}
      rowHref={getSmallerAreasHref}
      footer={drawing.source && <SourceLine source={drawing.source} method={getMethod(theme)} />}
    >
      {!isRendered ? (
        placeholder
      ) : (
        <Suspense fallback={placeholder}>
          <MapCanvas
            place={place}
            boundaryId={data.boundaryLevel.boundaryId}
            bounds={bounds}
            tilesUrl={tilesUrl}
            attribution={attribution}
            legend={legendStack}
            features={features}
            neighbours={neighbours}
            drawing={drawing}
            municipalityId={municipalityId}
            isLabelled={!isLocal || theme.Markers === undefined}
            onSelect={hasSmallerAreas ? selectArea : isLocal && theme.placeDialog ? openPlace : undefined}
            onEscape={onEscape}
            activeAreaStore={activeAreaStore}
          >
            {isLocal && theme.Markers && (
              <Suspense>
                <theme.Markers boundaryId={focusId} chosen={chosen} onEscape={onEscape} />
              </Suspense>
            )}
          </MapCanvas>
        </Suspense>
      )}
    </Figure>
  );
}

/**
 * True at the first render, unless the server rendered the page: then the map is drawn in a later task, so
 * that a phone can respond before it.
 */
function useIsRendered(): boolean {
  const isServerRendered = useIsServerRendered();
  const [isRendered, setRendered] = useState(!isServerRendered);
  useEffect(() => startTransition(() => setRendered(true)), []);
  return isRendered;
}

/** Reserves the map's height until its script has loaded. */
const MapPlaceholder = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: end;
  height: 100%;
  min-height: 20rem;
  padding-block: ${space(1)};
  ${pageEdge}
  ${media.wide} { max-width: calc(${INSET_LEFT}px - ${space(1)}); padding-inline-end: 0; font-size: ${font.size.caption}; }
  ${media.narrow} { height: auto; padding-block-start: var(--drawing-height, 24rem); }
`;

const PlaceholderSource = styled(MapSource)`
  ${media.wide} { font-size: ${font.size.caption}; line-height: 1.35; }
`;

const Loading = styled.div`
  position: absolute;
  inset: 0 ${PANEL_WIDTH}px 0 ${INSET_LEFT}px;
  display: grid;
  place-items: center;
  > * { grid-area: 1 / 1; }
  span { color: ${color.inkMuted}; }
  ${media.narrow} { inset: 0 0 auto; height: var(--drawing-height, 24rem); }
  ${media.print} { display: none; }
`;

/** Compares the chosen options by content, so that the map is recoloured only if they change. */
function useDrawing<Data extends PlaceResponse>(
  { draw }: MapTheme<Data>,
  data: Data,
  chosen: ChosenOptions,
  boundaryTypeId: number,
): MapDrawing {
  const choiceKey = JSON.stringify([chosen.componentOptions, chosen.componentSubOptions]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choiceKey` stands for `chosen`
  return useMemo(() => draw(data, chosen, boundaryTypeId), [draw, data, choiceKey, boundaryTypeId]);
}

const drawTotalRow = <Data extends PlaceResponse>(
  { draw }: MapTheme<Data>,
  data: Data,
  chosen: ChosenOptions,
  boundaryTypeId: number,
) =>
  draw({ ...data, containedBoundaryData: [data.boundaryLevel] }, chosen, boundaryTypeId).table("", "").rows;
