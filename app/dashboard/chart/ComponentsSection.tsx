import { COUNTRY } from "@gbvf/api/lib/figures/boundaryTypes.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useIsNarrow } from "../../lib/page/useIsNarrow.ts";
import { useTitle } from "../../lib/page/useTitle.ts";
import { usePlace } from "../../lib/place/usePlace.ts";
import { DownloadPlace } from "../place/DownloadPlace.tsx";
import { OnePageLink } from "../place/OnePageLink.tsx";
import { placeHeading } from "../place/placeHeading.ts";
import { AllThemes } from "./AllThemes.tsx";
import { ChartColumn, ChartHead } from "./ChartColumn.tsx";
import { ThemeChoice } from "./ThemeChoice.tsx";

/** Without a theme: all four; on a narrow screen, a choice. */
export function ComponentsSection() {
  const { filters } = useFilters();
  const place = usePlace(filters.boundaryId);
  const isNarrow = useIsNarrow();
  const placeName = filters.boundaryId === null ? "South Africa" : place.data?.description;
  useTitle(["Charts", placeName].filter(Boolean).join(", "));
  return (
    <ChartColumn>
      <ChartHead>
        <h1>{placeHeading("The response to GBVF", placeName, [place])}</h1>
        <DownloadPlace boundaryId={filters.boundaryId ?? COUNTRY} name={placeName} />
        {placeName && !place.error && (
          <p data-way>
            <OnePageLink boundaryId={filters.boundaryId ?? COUNTRY} name={placeName} />
          </p>
        )}
      </ChartHead>
      {isNarrow ? <ThemeChoice /> : <AllThemes />}
    </ChartColumn>
  );
}
