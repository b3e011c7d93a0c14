import { MIN_RESPONSES } from "@gbvf/api/shared/surveyThresholds.ts";
import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { useState } from "react";
import { useAction } from "../../lib/api-client/useAction.ts";
import type { HasPermission } from "../../lib/session/useHasPermission.ts";
import { DeleteSurvey } from "./DeleteSurvey.tsx";
import { describeResponses } from "./readings.ts";
import { SurveySettingsForm } from "./SurveyForms.tsx";

interface SurveyActionsProps {
  survey: SurveySummary;
  hasPermission: HasPermission;
}

export function SurveyActions({ survey, hasPermission }: SurveyActionsProps) {
  const { healthCheckId, version, state, daysLeft } = survey;
  const [isChanging, setChanging] = useState(false);
  const close = useAction("POST /api/healthcheck/closeSurvey", {
    refreshes: ["GET /api/healthcheck/getOrganisationHealthChecks"],
  });
  const cancel = useAction("POST /api/healthcheck/cancelSurvey", {
    refreshes: [
      "GET /api/healthcheck/getOrganisationHealthChecks",
      "GET /api/healthcheck/getActiveQuestionnaires",
    ],
  });
  if (healthCheckId === null || version === null) return null;
  const maySet = hasPermission("SetSurveyEffectiveDate");
  const mayDelete = hasPermission("DeleteIndividualSurveys");
  const mayCancel = maySet && state !== "closed" && (survey.actualResponses ?? 0) < MIN_RESPONSES;
  const mayChange = maySet && (state === "open" || state === "planned");
  if (isChanging && mayChange) {
    const settings = {
      HealthCheckId: healthCheckId,
      version,
      EffectiveFrom: survey.effectiveFrom,
      ExpectedResponses: survey.expectedResponses ?? 1,
      Mode: survey.mode ?? "link",
    };
    return <SurveySettingsForm survey={survey} settings={settings} onClose={() => setChanging(false)} />;
  }
  if (!mayChange && !mayDelete) return null;
  return (
    <ButtonRow>
      {mayChange && <Button onPress={() => setChanging(true)}>Change survey</Button>}
      {maySet && state === "open" && (
        <Button onPress={() => close.confirm({ body: { HealthCheckId: healthCheckId, version } })}>
          Close survey
        </Button>
      )}
      {mayCancel && (
        <Button onPress={() => cancel.confirm({ body: { HealthCheckId: healthCheckId, version } })}>
          Cancel survey
        </Button>
      )}
      <ConfirmDialog {...cancel.dialog} title="Cancel this survey?" confirmLabel="Cancel survey">
        <p>
          Its link and codes stop working, and whatever was sent so far is deleted unseen. You can begin it
          again in the same quarter.
        </p>
      </ConfirmDialog>
      {mayDelete && <DeleteSurvey survey={survey} healthCheckId={healthCheckId} version={version} />}
      <ConfirmDialog {...close.dialog} title="Close this survey?" confirmLabel="Close survey">
        <p>
          Nobody can answer any more. With fewer than 5 responses nothing of them is ever shown, with 5 to 9
          only the category scores, from 10 also how each question was answered. So far there are{" "}
          {describeResponses(survey)}.
        </p>
        <p>
          A closed survey cannot be opened again, and {survey.questionnaireType.toLowerCase()} cannot be asked
          again for {survey.questionnaire}.
          {daysLeft !== null &&
            daysLeft > 0 &&
            ` It would stay open for ${plural(daysLeft, "more day", "more days")}.`}
        </p>
      </ConfirmDialog>
    </ButtonRow>
  );
}
