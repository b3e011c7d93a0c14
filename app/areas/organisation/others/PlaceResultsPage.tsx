import type { Place } from "@gbvf/api/survey/others/contract.ts";
import { ComboBox } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { DataAgeNote } from "@gbvf/ui/widgets/DataAgeNote/DataAgeNote.tsx";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { AccessLoggedNote } from "../Note.tsx";
import { PlaceResults } from "./PlaceResults.tsx";

export function PlaceResultsPage() {
  const [searchParams, setSearchParams] = useSearchParams();
  const surveyedPlaces = useApi("GET /api/healthcheck/getSurveyedPlaces", {});
  const { places = [], quarters = [] } = surveyedPlaces.data ?? {};
  const place =
    places.find(({ boundaryId }) => String(boundaryId) === searchParams.get("place")) ?? places[0];
  const chosenQuarter = quarters.find(({ period }) => period === searchParams.get("period"));
  const newestQuarter = quarters[0];
  const quarter =
    chosenQuarter ?? quarters.find(({ period }) => period === place?.latestPublished) ?? newestQuarter;
  const results = useApi(
    "POST /api/healthcheck/placeResult",
    place && quarter
      ? { body: { BoundaryId: place.boundaryId, year: quarter.year, quarter: quarter.quarter } }
      : null,
  );
  const showResults = (placeId: number, period: string | undefined) =>
    setSearchParams({ place: String(placeId), ...(period && { period }) }, { replace: true });
  return (
    <AreaFrame
      title={quarter && place ? `View results: ${quarter.period}, ${place.name}` : "View results"}
      purpose="Where the organisations of a place stand together. Access is logged."
    >
      <Resource {...surveyedPlaces} skeleton="36rem">
        {() =>
          place === undefined || quarter === undefined ? (
            <EmptyState title="No results to see yet" headingLevel={2}>
              {place === undefined
                ? "You see the districts and provinces of your municipalities and of your organisation. An administrator can give you some."
                : "Results of places appear when a quarter with surveys is over."}
            </EmptyState>
          ) : (
            <>
              <Choices>
                <ComboBox
                  label="Place"
                  options={places.map(toOption)}
                  value={place.boundaryId}
                  onChange={(id) => id !== null && showResults(id, chosenQuarter?.period)}
                />
                <SelectField
                  label="Period"
                  placeholder="The latest"
                  options={quarters.map(({ period }) => ({ id: period, label: period }))}
                  value={quarter.period}
                  onChange={(period) => showResults(place.boundaryId, period ?? undefined)}
                />
              </Choices>
              <Resource {...results} errorMessage="Error: Failed to load results data" skeleton="36rem">
                {(data) => (
                  <>
                    {chosenQuarter === undefined && newestQuarter !== undefined && (
                      <DataAgeNote latest={quarter.period} expected={newestQuarter.period} isHidden />
                    )}
                    <AccessLoggedNote owner={`the organisations of ${data.place.name} together`} />
                    <PlaceResults results={data} />
                  </>
                )}
              </Resource>
            </>
          )
        }
      </Resource>
    </AreaFrame>
  );
}

const LEVELS = { 0: "Country", 1: "Province", 2: "District" } as const;
const toOption = ({ boundaryId, name, boundaryTypeId, province }: Place) => ({
  id: boundaryId,
  label: name,
  detail: province === null ? LEVELS[boundaryTypeId] : `${LEVELS[boundaryTypeId]} in ${province}`,
});

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 22rem));
  gap: ${space(2)};
  ${media.print} { display: none; }
`;
