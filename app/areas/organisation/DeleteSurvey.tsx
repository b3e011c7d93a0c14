import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useAction } from "../../lib/api-client/useAction.ts";
import { describeResponses } from "./readings.ts";

interface DeleteSurveyProps {
  survey: SurveySummary;
  healthCheckId: number;
  version: number;
}

export function DeleteSurvey({ survey, healthCheckId, version }: DeleteSurveyProps) {
  const removal = useAction("DELETE /api/healthcheck/deleteSurvey", {
    refreshes: [
      "GET /api/healthcheck/getOrganisationHealthChecks",
      "POST /api/healthcheck/otherHealthChecks",
      "POST /api/healthcheck/placeResult",
    ],
  });
  const { questionnaire, questionnaireType, state } = survey;
  return (
    <>
      <Button variant="danger" onPress={() => removal.confirm({ query: { healthCheckId, version } })}>
        Delete survey
      </Button>
      <ConfirmDialog
        {...removal.dialog}
        title={`Delete the survey ${questionnaireType} ${questionnaire}?`}
        confirmLabel="Delete survey"
      >
        <p>Nobody can bring it back. With it go:</p>
        <ConsequenceList>
          <li>{describeAnswers(survey)}</li>
          {state === "closed" ? (
            <>
              <li>its results, with their table, file and print</li>
              <li>the measures that were chosen after it, also beside later results</li>
              <li>its part in trends: later surveys are compared with the one before it, or with none</li>
              <li>
                its part in the mean that other organisations are compared with, and in the public figures of{" "}
                {questionnaire}: these are worked out again without it at once. Where fewer than three
                organisations are left in a place, the public sees none of its figures. Anyone who kept the
                earlier ones can work out the score of this survey from the difference.
              </li>
            </>
          ) : (
            <li>its link and all its slips: anyone who opens one reads that the survey is not open</li>
          )}
        </ConsequenceList>
        <p>The audit log keeps your deletion.</p>
      </ConfirmDialog>
    </>
  );
}

function describeAnswers(survey: SurveySummary): string {
  if (survey.state === "planned") return "the plan; nobody has answered yet";
  return `the answers of ${describeResponses(survey)} people`;
}

const ConsequenceList = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  margin-block: ${space(1)};
  padding-inline-start: 1.25em;
`;
