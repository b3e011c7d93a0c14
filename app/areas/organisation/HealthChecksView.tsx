import type { MissingQuestionnaire, OrganisationHealthChecks } from "@gbvf/api/survey/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import type { HasPermission } from "../../lib/session/useHasPermission.ts";
import { Note } from "./Note.tsx";
import type { OpenSurveyProps } from "./OpenSurvey.tsx";
import { ParticipationPanel } from "./ParticipationPanel.tsx";
import { ResultsPanel } from "./ResultsPanel.tsx";
import { findChosenSurvey, findSurveyWithResults, listQuestionnaireTypes, STAFF } from "./surveys.ts";

interface HealthChecksViewProps {
  checks: OrganisationHealthChecks;
  missing?: MissingQuestionnaire | null;
  hasPermission: HasPermission;
  resultsHref: (healthCheckId: number) => string;
  onSlipsCreated: OpenSurveyProps["onSlipsCreated"];
  onTypeChange: () => void;
  takesFocus?: boolean;
}

export function HealthChecksView({
  checks,
  missing,
  hasPermission,
  resultsHref,
  onSlipsCreated,
  onTypeChange,
  takesFocus,
}: HealthChecksViewProps) {
  const [searchParams, setSearchParams] = useSearchParams();
  const { organisation, healthChecks } = checks;
  const types = listQuestionnaireTypes(organisation.organisationTypeId);
  const typeId = types.find(({ id }) => String(id) === searchParams.get("type"))?.id ?? STAFF;
  const setChoice = (choice: { type?: number | null; questionnaire?: number | null }) =>
    setSearchParams(
      (earlierParams) => {
        const next = new URLSearchParams(earlierParams);
        for (const [name, id] of Object.entries({ questionnaire: null, ...choice })) {
          if (id === null) next.delete(name);
          else next.set(name, String(id));
        }
        return next;
      },
      { replace: true },
    );
  const showType = (type: number | null) => {
    setChoice({ type });
    onTypeChange();
  };
  const surveysOfType = healthChecks.filter((survey) => survey.questionnaireTypeId === typeId);
  const chosenSurvey = findChosenSurvey(
    healthChecks,
    typeId,
    Number(searchParams.get("questionnaire")) || null,
  );
  const surveyWithResults = chosenSurvey && findSurveyWithResults(healthChecks, chosenSurvey);
  return (
    <>
      <Choices>
        <SelectField
          label="Questionnaire type"
          placeholder="Staff"
          options={types}
          value={typeId}
          onChange={showType}
        />
        {surveysOfType.length > 0 && (
          <SelectField
            label="Period"
            placeholder="Current"
            options={surveysOfType.map(({ questionnaireId, questionnaire }) => ({
              id: questionnaireId,
              label: questionnaire,
            }))}
            value={chosenSurvey?.questionnaireId ?? null}
            onChange={(questionnaire) => setChoice({ type: typeId, questionnaire })}
          />
        )}
      </Choices>
      {missing?.questionnaireTypes.includes(typeId === STAFF ? "Staff" : "Students") && (
        <Note>
          <strong>No questionnaire has been published for {missing.period}</strong>, so no survey can begin.{" "}
          {missing.administratorsNotifiedOn === null
            ? "An administrator of this dashboard has to publish one."
            : `The administrators of this dashboard were told by e-mail on ${formatDate(missing.administratorsNotifiedOn)}.`}
        </Note>
      )}
      {chosenSurvey === undefined ? (
        <EmptyState title="No surveys available." headingLevel={2}>
          As soon as a questionnaire is published for this organisation, a survey can begin here.
        </EmptyState>
      ) : (
        <>
          <ParticipationPanel
            key={chosenSurvey.questionnaireId}
            survey={chosenSurvey}
            hasPermission={hasPermission}
            onSlipsCreated={onSlipsCreated}
            takesFocus={takesFocus}
          />
          <ResultsPanel
            organisation={organisation.name}
            chosenSurvey={chosenSurvey}
            surveyWithResults={surveyWithResults}
            hasPermission={hasPermission}
            resultsHref={resultsHref}
          />
        </>
      )}
    </>
  );
}

const Choices = styled.div`
  ${row(2)}

  > * { flex: 1 1 9rem; max-width: 18rem; }
`;
