import type { Place } from "@gbvf/api/survey/others/contract.ts";
import { ComboBox } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { FreshnessNote } from "@gbvf/ui/widgets/FreshnessNote/FreshnessNote.tsx";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { useApi } from "../../../lib/calls/useApi.ts";
import { ResultsActions } from "../results/ResultsActions.tsx";
import { PlaceResults } from "./PlaceResults.tsx";
import { RecordedNote } from "./RecordedNote.tsx";

export function PlaceResultsPage() {
  const [address, setAddress] = useSearchParams();
  const offered = useApi("GET /api/healthcheck/getSurveyedPlaces", {});
  const { places = [], questionnaires = [] } = offered.data ?? {};
  const place = places.find(({ boundaryId }) => String(boundaryId) === address.get("place")) ?? places[0];
  const chosen = questionnaires.find(
    ({ questionnaireId }) => String(questionnaireId) === address.get("questionnaire"),
  );
  const newest = questionnaires[0];
  const asked =
    chosen ?? questionnaires.find(({ questionnaire }) => questionnaire === place?.latestShown) ?? newest;
  const results = useApi(
    "POST /api/healthcheck/placeResult",
    place && asked
      ? { body: { BoundaryId: place.boundaryId, QuestionnaireId: asked.questionnaireId } }
      : null,
  );
  const show = (placeId: number, questionnaireId: number | undefined) =>
    setAddress(
      {
        place: String(placeId),
        ...(questionnaireId !== undefined && { questionnaire: String(questionnaireId) }),
      },
      { replace: true },
    );
  const printed = results.data?.results === "shown" ? results.data : undefined;
  return (
    <AreaFrame
      title={
        asked && place
          ? `View results: ${asked.questionnaireType} ${asked.questionnaire}, ${place.name}`
          : "View results"
      }
      purpose="Where the organisations of a place stand together, the weakest first. Each look is written down."
      actions={printed && <ResultsActions results={{ ...printed, organisation: printed.place.name }} />}
    >
      <Resource {...offered} skeleton="36rem">
        {() =>
          place === undefined || asked === undefined ? (
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
                  options={places.map(optionOf)}
                  value={place.boundaryId}
                  onChange={(id) => id !== null && show(id, chosen?.questionnaireId)}
                />
                <SelectField
                  label="Questionnaire"
                  placeholder="The latest"
                  options={questionnaires.map(({ questionnaireId, questionnaireType, questionnaire }) => ({
                    id: questionnaireId,
                    name: `${questionnaireType} ${questionnaire}`,
                  }))}
                  value={asked.questionnaireId}
                  onChange={(id) => show(place.boundaryId, id ?? undefined)}
                />
              </Choices>
              <Resource {...results} errorMessage="Error: Failed to load results data" skeleton="36rem">
                {(data) => (
                  <>
                    {chosen === undefined && newest !== undefined && (
                      <FreshnessNote latest={asked.questionnaire} expected={newest.questionnaire} isHidden />
                    )}
                    <RecordedNote whose={`the organisations of ${data.place.name} together`} />
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
const optionOf = ({ boundaryId, name, boundaryTypeId, province }: Place) => ({
  id: boundaryId,
  name,
  detail: province === null ? LEVELS[boundaryTypeId] : `${LEVELS[boundaryTypeId]} in ${province}`,
});

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 22rem));
  gap: ${space(2)};
  ${media.print} { display: none; }
`;
