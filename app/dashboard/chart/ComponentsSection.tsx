import { COUNTRY } from "@gbvf/api/lib/figures/boundaryTypes.ts";
import * as chartWords from "@gbvf/api/lib/words/chart/english.ts";
import * as english from "@gbvf/api/lib/words/home/english.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useIsNarrow } from "../../lib/page/useIsNarrow.ts";
import { useTitle } from "../../lib/page/useTitle.ts";
import { usePlace } from "../../lib/place/usePlace.ts";
import { useWords } from "../../lib/words/useWords.tsx";
import { DownloadPlace } from "../place/DownloadPlace.tsx";
import { OnePageLink } from "../place/OnePageLink.tsx";
import { placeHeading } from "../place/placeHeading.ts";
import { AllThemes } from "./AllThemes.tsx";
import { ChartColumn, ChartHead } from "./ChartColumn.tsx";
import { ThemeChoice } from "./ThemeChoice.tsx";

/** Without a theme: all four; on a narrow screen, a choice. */
export function ComponentsSection() {
  const { about, plain } = useWords();
  const { filters } = useFilters();
  const place = usePlace(filters.boundaryId);
  const isNarrow = useIsNarrow();
  const placeName = filters.boundaryId === null ? plain(english.southAfrica) : place.data?.description;
  useTitle([plain(english.charts), placeName].filter(Boolean).join(", "));
  return (
    <ChartColumn>
      <ChartHead>
        <h1>{placeHeading(plain(chartWords.response), placeName, [place], about)}</h1>
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
