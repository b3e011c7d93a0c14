import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { OtherDashboards } from "../../layouts/OtherDashboards.tsx";
import { useSession } from "../../lib/session.ts";
import { ParticipationPanel } from "./ParticipationPanel.tsx";
import { ResultsPanel } from "./ResultsPanel.tsx";
import { type Slip, SlipsToPrint } from "./SlipsToPrint.tsx";
import { chosenSurvey, questionnaireTypesFor, STAFF, surveyWithResults } from "./surveys.ts";
import { useHeldLoader } from "./useHeldLoader.ts";
import { useOwnSurveys } from "./useOwnSurveys.ts";

/** Where those start who run an organisation's health check. */
export function OrganisationPage() {
  const session = useSession();
  return session && <Dashboard session={session} />;
}

function Dashboard({ session }: { session: SessionCheck }) {
  const { organisationName, organisationTypeId } = session;
  const [address, setAddress] = useSearchParams();
  const [slips, setSlips] = useState<readonly Slip[] | null>(null);
  const checks = useOwnSurveys();
  const isLoading = useHeldLoader(checks.isLoading);
  const types = questionnaireTypesFor(organisationTypeId);
  const typeId = types.find(({ id }) => String(id) === address.get("type"))?.id ?? STAFF;
  const chosenId = Number(address.get("questionnaire")) || null;
  const showType = (id: number | null) => {
    setAddress(id === null ? {} : { type: String(id) }, { replace: true });
    checks.retry();
  };
  const showPeriod = (id: number | null) => {
    setAddress(
      { type: String(typeId), ...(id !== null && { questionnaire: String(id) }) },
      { replace: true },
    );
  };
  if (slips !== null)
    return (
      <SlipsToPrint slips={slips} organisation={organisationName ?? ""} onClose={() => setSlips(null)} />
    );
  return (
    <AreaFrame
      title={
        organisationName === null ? "Health Check Dashboard" : `${organisationName}: Health Check Dashboard`
      }
      purpose="Ask your people how gender-based violence is dealt with here, and see where you stand."
    >
      <Resource
        {...checks}
        data={isLoading ? undefined : checks.data}
        isLoading={isLoading}
        onRetry={checks.retry}
        errorMessage={`Error loading data: ${checks.error?.message ?? ""}`}
        skeleton={<Skeleton height="28rem" />}
      >
        {({ healthChecks }) => {
          const ofType = healthChecks.filter((survey) => survey.questionnaireTypeId === typeId);
          const chosen = chosenSurvey(healthChecks, typeId, chosenId);
          const shown = chosen && surveyWithResults(healthChecks, chosen);
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
                {ofType.length > 0 && (
                  <SelectField
                    label="Period"
                    placeholder="Current"
                    options={ofType.map(({ questionnaireId, questionnaire }) => ({
                      id: questionnaireId,
                      name: questionnaire,
                    }))}
                    value={chosen?.questionnaireId ?? null}
                    onChange={showPeriod}
                  />
                )}
              </Choices>
              {chosen === undefined ? (
                <EmptyState title="No surveys available." headingLevel={2}>
                  As soon as a questionnaire is published for your organisation, you can begin a survey here.
                </EmptyState>
              ) : (
                <>
                  <ParticipationPanel
                    key={chosen.questionnaireId}
                    survey={chosen}
                    session={session}
                    onSlips={setSlips}
                  />
                  <ResultsPanel chosen={chosen} shown={shown} session={session} />
                </>
              )}
            </>
          );
        }}
      </Resource>
      <OtherDashboards area="organisation" session={session} />
    </AreaFrame>
  );
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 18rem));
  gap: ${space(2)};
`;
