import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { plural } from "@gbvf/ui/charts/format.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useState } from "react";
import { holds } from "../../lib/landing.ts";
import { useAction } from "../../lib/useAction.ts";
import { DeleteSurvey } from "./DeleteSurvey.tsx";
import { SurveySettingsForm } from "./SurveySettingsForm.tsx";

export interface SurveyWorkProps {
  survey: SurveySummary;
  session: SessionCheck;
}

/** What can be done with a survey as a whole: change it, close it, delete it. */
export function SurveyWork({ survey, session }: SurveyWorkProps) {
  const { healthCheckId, version, state, daysLeft } = survey;
  const [isChanging, setChanging] = useState(false);
  const close = useAction("POST /api/healthcheck/closeSurvey", {
    refreshes: ["GET /api/healthcheck/getOrganisationHealthChecks"],
  });
  if (healthCheckId === null || version === null) return null;
  const maySet = holds(session, "SetSurveyEffectiveDate");
  const mayDelete = holds(session, "DeleteIndividualSurveys");
  const mayChange = maySet && (state === "open" || state === "planned");
  if (isChanging && mayChange) {
    const settings = {
      HealthCheckId: healthCheckId,
      version,
      EffectiveFrom: survey.effectiveFrom,
      ExpectedResponses: survey.expectedResponses ?? 1,
    };
    return <SurveySettingsForm survey={survey} settings={settings} onClose={() => setChanging(false)} />;
  }
  if (!mayChange && !mayDelete) return null;
  return (
    <ButtonRow>
      {mayChange && <Button onPress={() => setChanging(true)}>Change survey</Button>}
      {maySet && state === "open" && (
        <Button onPress={() => close.ask({ body: { HealthCheckId: healthCheckId, version } })}>
          Close survey
        </Button>
      )}
      {mayDelete && <DeleteSurvey survey={survey} healthCheckId={healthCheckId} version={version} />}
      <ConfirmDialog {...close.dialog} title="Close this survey?" confirmName="Close survey">
        <p>
          Nobody can answer any more, and the results appear. A closed survey cannot be opened again.
          {daysLeft !== null &&
            daysLeft > 0 &&
            ` It would stay open for ${plural(daysLeft, "more day", "more days")}.`}
        </p>
      </ConfirmDialog>
    </ButtonRow>
  );
}
