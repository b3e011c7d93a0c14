import type { SurveySettings } from "@gbvf/api/invitation/contract.ts";
import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { formatDate } from "@gbvf/ui/charts/format.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConflictChoice } from "@gbvf/ui/primitives/ConflictChoice/ConflictChoice.tsx";
import { DateField } from "@gbvf/ui/primitives/DateField/DateField.tsx";
import { Form, FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { NumberField } from "@gbvf/ui/primitives/NumberField/NumberField.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { z } from "zod";
import { FormField } from "../../lib/form/FormField.tsx";
import { SubmitButton } from "../../lib/form/SubmitButton.tsx";
import { UnsavedDialog } from "../../lib/form/UnsavedDialog.tsx";
import { useConflict } from "../../lib/form/useConflict.ts";
import { useSubmission } from "../../lib/form/useSubmission.ts";
import { useZodForm } from "../../lib/form/useZodForm.ts";
import { useMutation } from "../../lib/useMutation.ts";

export interface SurveySettingsFormProps {
  survey: SurveySummary;
  settings: SurveySettings;
  onClose: () => void;
}

/** Once a survey is open its first day stays, and expected responses may only rise. */
const fieldsOf = ({ state, expectedResponses }: SurveySummary) =>
  z.object({
    HealthCheckId: z.number(),
    version: z.number(),
    EffectiveFrom: z.string("Enter the day on which the survey opens"),
    ExpectedResponses: z
      .number("Expected Response is required")
      .int()
      .min(1, "Expected Response is at least 1")
      .min(
        state === "open" ? (expectedResponses ?? 1) : 1,
        "The survey is open: expected responses can only rise.",
      ),
  });

const valuesOf = (settings: SurveySettings) => settings;

/** When a planned survey opens, and how many answers are expected. */
export function SurveySettingsForm({ survey, settings, onClose }: SurveySettingsFormProps) {
  const form = useZodForm(fieldsOf(survey), settings);
  const { settling, choice } = useConflict(form, {
    fields: {
      EffectiveFrom: { label: "Effective from", inWords: (day) => formatDate(String(day)) },
      ExpectedResponses: { label: "Expected responses" },
    },
    valuesOf,
  });
  const { send } = useMutation("PUT /api/healthcheck/updateSurvey", {
    refreshes: ["GET /api/healthcheck/getOrganisationHealthChecks"],
  });
  const { formProps, isSending } = useSubmission(
    form,
    settling(async (body) => {
      const { message } = await send({ body });
      await notify.success(message);
      onClose();
    }),
    { onRefused: (_, text) => void notify.error(text) },
  );
  return (
    <>
      <Form
        aria-label="Change survey"
        {...formProps}
        actions={
          <>
            <SubmitButton isSending={isSending}>Save</SubmitButton>
            <Button onPress={onClose} isDisabled={isSending}>
              Cancel
            </Button>
          </>
        }
      >
        <FormRow>
          {survey.state === "planned" && (
            <FormField form={form} name="EffectiveFrom">
              {({ value, onChange, isOptional: _, ...field }) => (
                <DateField
                  {...field}
                  label="Effective from"
                  value={value ?? null}
                  onChange={(day) => onChange(day ?? undefined)}
                />
              )}
            </FormField>
          )}
          <FormField form={form} name="ExpectedResponses">
            {({ value, onChange, ...field }) => (
              <NumberField
                {...field}
                label="Expected responses"
                description={
                  survey.state === "open"
                    ? "How many people you ask. It can only rise while the survey is open."
                    : "How many people you ask"
                }
                value={value ?? null}
                // With undefined the form would put its first value back into an emptied field.
                onChange={(count) => onChange(count as number | undefined)}
              />
            )}
          </FormField>
        </FormRow>
        {choice && <ConflictChoice {...choice} />}
      </Form>
      <UnsavedDialog isUnsaved={form.formState.isDirty} />
    </>
  );
}
