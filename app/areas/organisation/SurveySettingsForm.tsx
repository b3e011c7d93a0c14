import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import type { SurveySettings } from "@gbvf/api/survey/invitation/contract.ts";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { z } from "zod";
import { useMutation } from "../../lib/calls/useMutation.ts";
import { FormField } from "../../lib/form/FormField.tsx";
import { SaveForm } from "../../lib/form/SaveForm.tsx";
import {
  EffectiveFromField,
  ExpectedResponsesField,
  effectiveFromSchema,
  expectedResponsesSchema,
  ModeField,
  modeSchema,
} from "./surveyFields.tsx";

interface SurveySettingsFormProps {
  survey: SurveySummary;
  settings: SurveySettings;
  onClose: () => void;
}

/** Once a survey is open its first day and mode stay, and expected responses may only rise. */
const fieldsOf = ({ state, expectedResponses }: SurveySummary) =>
  z.object({
    HealthCheckId: z.number(),
    version: z.number(),
    EffectiveFrom: effectiveFromSchema,
    ExpectedResponses: expectedResponsesSchema.min(
      state === "open" ? (expectedResponses ?? 1) : 1,
      "The survey is open: expected responses can only rise.",
    ),
    Mode: modeSchema,
  });

const conflict = {
  fields: {
    EffectiveFrom: { label: "Effective from", inWords: formatDate },
    ExpectedResponses: { label: "Expected responses" },
    Mode: { label: "How people answer" },
  },
  valuesOf: (settings: SurveySettings) => settings,
};

export function SurveySettingsForm({ survey, settings, onClose }: SurveySettingsFormProps) {
  const { send } = useMutation("PUT /api/healthcheck/updateSurvey", {
    refreshes: ["GET /api/healthcheck/getOrganisationHealthChecks"],
  });
  return (
    <SaveForm
      label="Change survey"
      schema={fieldsOf(survey)}
      initialValues={settings}
      send={(body) => send({ body })}
      onSaved={onClose}
      submitName="Save"
      cancel={onClose}
      conflict={conflict}
      guardsChanges
    >
      {(form) => (
        <>
          <FormRow>
            {survey.state === "planned" && (
              <FormField form={form} name="EffectiveFrom">
                {(field) => <EffectiveFromField {...field} />}
              </FormField>
            )}
            <FormField form={form} name="ExpectedResponses">
              {(field) => (
                <ExpectedResponsesField
                  {...field}
                  {...(survey.state === "open" && {
                    description: "How many people you ask. It can only rise while the survey is open.",
                  })}
                />
              )}
            </FormField>
          </FormRow>
          {survey.state === "planned" && (
            <FormField form={form} name="Mode">
              {(field) => <ModeField {...field} />}
            </FormField>
          )}
        </>
      )}
    </SaveForm>
  );
}
