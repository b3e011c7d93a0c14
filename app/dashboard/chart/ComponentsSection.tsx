import * as chartWords from "@gbvf/api/lib/words/chart/english.ts";
import * as english from "@gbvf/api/lib/words/home/english.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useIsNarrow } from "../../lib/page/useIsNarrow.ts";
import { useTitle } from "../../lib/page/useTitle.ts";
import { usePlace } from "../../lib/place/usePlace.ts";
import { useWords } from "../../lib/words/useWords.tsx";
import { placeHeading } from "../place/placeHeading.ts";
import { AllThemes } from "./AllThemes.tsx";
import { ChartColumn, ChartHead, Tools } from "./ChartColumn.tsx";
import { PlaceTools } from "./PlaceTools.tsx";
import { ThemeChoice } from "./ThemeChoice.tsx";

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
      </ChartHead>
      {!place.error && <ThemeChoice />}
      <Tools>
        <PlaceTools name={place.error ? undefined : placeName} />
      </Tools>
      {!isNarrow && <AllThemes />}
    </ChartColumn>
  );
}
