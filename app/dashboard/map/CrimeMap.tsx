import { Figure } from "@gbvf/ui/charts/Figure/Figure.tsx";
import { type ReadingState, stateOf } from "@gbvf/ui/charts/reading.ts";
import { SourceLine } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { Backdrop } from "@gbvf/ui/maps/Backdrop/Backdrop.tsx";
import { BaseMap } from "@gbvf/ui/maps/BaseMap/BaseMap.tsx";
import type { Inset } from "@gbvf/ui/maps/BaseMap/useMapView.ts";
import { Choropleth } from "@gbvf/ui/maps/Choropleth/Choropleth.tsx";
import { boundsOf } from "@gbvf/ui/maps/geometry.ts";
import { Legend } from "@gbvf/ui/maps/Legend/Legend.tsx";
import { useMemo } from "react";
import { boundaryWord } from "./boundaryWords.ts";
import {
  crimeColor,
  crimeScale,
  descriptions,
  formats,
  isDrillable,
  measureOf,
  readingsOf,
} from "./crimeMap.ts";
import { crimeTable } from "./crimeTable.ts";
import type { DrawnCrime } from "./useCrimeMap.ts";
import { useSurroundings } from "./useSurroundings.ts";

export interface CrimeMapProps extends DrawnCrime {
  /** The chosen crime types; none means all. */
  options: readonly number[];
  tilesUrl: string | null;
  /** What stands over the map's edges, in px. */
  inset: Inset;
  onSelect: (boundaryId: number, boundaryTypeId: number) => void;
  /** Undefined for the country: there is nothing above it. */
  onUp: (() => void) | undefined;
}

const titles = {
  rate: (word: string) => `Reports per 100,000 people, by ${word}`,
  reports: (word: string) => `Number of reports, by ${word}`,
};
const legendTitles = { rate: "Reports per 100,000 people", reports: "Number of reports" };

/** The areas inside a place, coloured by their crime figures, with the same values as a table and a file. */
export function CrimeMap({ lines, stats, options, tilesUrl, inset, onSelect, onUp }: CrimeMapProps) {
  const { features, provenance } = lines;
  const boundaryTypeId = features[0]?.properties.boundaryTypeId ?? 0;
  const measure = measureOf(boundaryTypeId);
  const place = stats.boundaryLevel.boundary;
  const chosen = options.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are a new list each time, `chosen` is not
  const values = useMemo(
    () => readingsOf(stats.containedBoundaryData, options, measure),
    [stats, chosen, measure],
  );
  const bounds = useMemo(() => boundsOf(features), [features]);
  const surroundings = useSurroundings(stats.boundaryLevel);
  if (bounds === undefined) return null;

  return (
    <Figure
      kind="map"
      isFilling
      headingLevel={2}
      title={titles[measure](boundaryWord(boundaryTypeId))}
      subtitle={[place, stats.reportingSpan?.label].filter(Boolean).join(", ")}
      table={crimeTable(stats, options)}
      initialSort={{ columnId: measure, direction: "descending" }}
      footer={stats.source && <SourceLine source={stats.source} period={stats.reportingSpan?.label ?? ""} />}
    >
      <BaseMap
        label={`Map of ${place}`}
        bounds={bounds}
        inset={inset}
        tilesUrl={tilesUrl}
        attribution={provenance.isApproximate ? "Approximate boundaries" : provenance.description}
        legend={<Legend title={legendTitles[measure]} scale={crimeScale} states={statesOf(values)} />}
      >
        {surroundings && <Backdrop features={surroundings} />}
        <Choropleth
          label={titles[measure](boundaryWord(boundaryTypeId))}
          features={features}
          values={values}
          colorOf={crimeColor}
          format={formats[measure]}
          describe={descriptions[measure]}
          onSelect={isDrillable(boundaryTypeId) ? (id) => onSelect(id, boundaryTypeId) : undefined}
          onUp={onUp}
        />
      </BaseMap>
    </Figure>
  );
}

/** The states that the legend has to explain, because some area is in them. */
function statesOf(values: ReadonlyMap<number, Parameters<typeof stateOf>[0]>): ReadingState[] {
  return [...new Set([...values.values()].map(stateOf))].filter((state) => state !== null);
}
