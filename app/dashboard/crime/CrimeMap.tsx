import { Figure } from "@gbvf/ui/charts/Figure/Figure.tsx";
import { type Reading, type ReadingState, stateOf } from "@gbvf/ui/charts/reading.ts";
import { SourceLine } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { Backdrop } from "@gbvf/ui/maps/Backdrop/Backdrop.tsx";
import { BaseMap } from "@gbvf/ui/maps/BaseMap/BaseMap.tsx";
import { Choropleth } from "@gbvf/ui/maps/Choropleth/Choropleth.tsx";
import { boundsOf } from "@gbvf/ui/maps/geometry.ts";
import { media } from "@gbvf/ui/theme/media.ts";
import { space } from "@gbvf/ui/theme/tokens.ts";
import { CrimeMapLegend } from "@gbvf/ui/widgets/CrimeMapLegend/CrimeMapLegend.tsx";
import { crimeColor } from "@gbvf/ui/widgets/CrimeMapLegend/crimeScale.ts";
import { crimeTable } from "@gbvf/ui/widgets/CrimeTable/crimeTable.ts";
import { useMemo } from "react";
import { styled } from "styled-components";
import { boundaryHeading, boundaryWord } from "../map/boundaryWords.ts";
import { isDrillable } from "../map/drill.ts";
import { useSurroundings } from "../map/useSurroundings.ts";
import { areasOf, descriptions, formats, measureOf, readingsOf } from "./crimeMap.ts";
import type { DrawnCrime } from "./useCrimeMap.ts";

export interface CrimeMapProps extends DrawnCrime {
  /** The chosen crime types; none means all. */
  options: readonly number[];
  /** Their names, where only some are shown. */
  optionNames: readonly string[];
  tilesUrl: string | null;
  /** How many px of the right edge a panel covers. */
  insetRight: number;
  onSelect: (boundary: { boundaryId: number; boundaryTypeId: number }) => void;
  /** Undefined for the country: there is nothing above it. */
  onUp: (() => void) | undefined;
  /** The address of the map of an area inside this one. */
  hrefOf: (boundary: { boundaryId: number; boundaryTypeId: number }) => string;
}

const titles = {
  rate: (word: string) => `Reports per 100,000 people, by ${word}`,
  reports: (word: string) => `Number of reports, by ${word}`,
};
const sortColumns = { rate: "rate", reports: "total" };

/** The areas inside a place, coloured by their crime figures, with the same values as a table and a file. */
export function CrimeMap({
  lines,
  stats,
  options,
  optionNames,
  tilesUrl,
  insetRight,
  onSelect,
  onUp,
  hrefOf,
}: CrimeMapProps) {
  const { features, provenance } = lines;
  const boundaryTypeId = features[0]?.properties.boundaryTypeId ?? 0;
  const measure = measureOf(boundaryTypeId);
  const title = titles[measure](boundaryWord(boundaryTypeId));
  const { boundary: place } = stats.boundaryLevel;
  const span = stats.reportingSpan?.label;
  const only = optionNames.length > 0 && `only ${optionNames.join(", ").toLowerCase()}`;
  const where = [place, span, only].filter(Boolean).join(", ");
  const areas = areasOf(stats.containedBoundaryData, options);
  const chosen = options.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are a new list each time, `chosen` is not
  const values = useMemo(
    () => readingsOf(stats.containedBoundaryData, options, measure),
    [stats, chosen, measure],
  );
  const bounds = useMemo(() => boundsOf(features), [features]);
  const surroundings = useSurroundings(stats.boundaryLevel.boundaryId);
  if (bounds === undefined) return null;
  const area = (boundaryId: number) => ({ boundaryId, boundaryTypeId });

  return (
    <Figure
      kind="map"
      isFilling
      insetRight={insetRight}
      headingLevel={2}
      title={title}
      subtitle={where}
      table={crimeTable(
        areas,
        boundaryHeading(boundaryTypeId),
        `Crime by ${boundaryWord(boundaryTypeId)}, ${where}`,
      )}
      initialSort={{ columnId: sortColumns[measure], direction: "descending" }}
      rowHref={isDrillable(boundaryTypeId) ? (id) => hrefOf(area(Number(id))) : undefined}
      footer={
        <Foot>
          <CrimeMapLegend measure={measure} states={statesOf(values)} />
          {stats.source && <SourceLine source={stats.source} period={span ?? ""} />}
        </Foot>
      }
    >
      <BaseMap
        label={`Map of ${place}`}
        bounds={bounds}
        inset={{ right: insetRight }}
        tilesUrl={tilesUrl}
        attribution={provenance.isApproximate ? "Approximate boundaries" : provenance.description}
      >
        {surroundings && <Backdrop features={surroundings} />}
        <Choropleth
          label={title}
          features={features}
          values={values}
          colorOf={crimeColor}
          format={formats[measure]}
          describe={descriptions[measure]}
          onSelect={isDrillable(boundaryTypeId) ? (id) => onSelect(area(id)) : undefined}
          onUp={onUp}
        />
      </BaseMap>
    </Figure>
  );
}

/** The states that the legend has to explain, because some area is in them. */
function statesOf(values: ReadonlyMap<number, Reading>): ReadingState[] {
  return [...new Set([...values.values()].map(stateOf))].filter((state) => state !== null);
}

const Foot = styled.div`
  display: grid;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(1)};

  ${media.wide} { grid-template-columns: 20rem minmax(0, 1fr); align-items: end; }
`;
