import { dayInSouthAfrica } from "@gbvf/api/shared/quarters.ts";
import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import type { SurveySettings } from "@gbvf/api/survey/invitation/contract.ts";
import { DateField } from "@gbvf/ui/primitives/DateField/DateField.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { NumberField } from "@gbvf/ui/primitives/NumberField/NumberField.tsx";
import { RadioGroup } from "@gbvf/ui/primitives/RadioGroup/RadioGroup.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { formatDate } from "@gbvf/ui/text/format.ts";
import type { ComponentProps } from "react";
import { z } from "zod";
import { useApi } from "../../lib/api-client/useApi.ts";
import { useMutation } from "../../lib/api-client/useMutation.ts";
import { getErrorText } from "../../lib/form/errorText.ts";
import { FormField } from "../../lib/form/FormField.tsx";
import { SaveForm } from "../../lib/form/SaveForm.tsx";
import { DENIED, type HasPermission } from "../../lib/session/useHasPermission.ts";

/** The first day and the mode of an open survey cannot change. */
const getFields = ({ state, expectedResponses }: SurveySummary) =>
  z.object({
    QuestionnaireId: z.number("Choose a questionnaire").int(),
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
    Mode: z.enum(["link", "slips"]),
  });

const MODES = [
  {
    id: "link",
    label: "One link for everybody",
    detail: "Easiest to share. Each browser is asked once; somebody could answer twice with another device.",
  },
  {
    id: "slips",
    label: "A slip of paper for each person",
    detail: "A printed code works once. For people without e-mail, and where nobody may answer twice.",
  },
] as const;

interface SurveyFormProps
  extends Omit<
    ComponentProps<typeof SaveForm<ReturnType<typeof getFields>, SurveySettings>>,
    "schema" | "children"
  > {
  survey: SurveySummary;
  questionnaires?: readonly { id: number; label: string }[];
}

function SurveyForm({ survey, questionnaires, ...props }: SurveyFormProps) {
  const isOpen = survey.state === "open";
  return (
    <SaveForm {...props} schema={getFields(survey)}>
      {(form) => (
        <>
          <FormRow>
            {questionnaires && (
              <FormField form={form} name="QuestionnaireId">
                {({ value, onChange, errorMessage, inputRef }) => (
                  <SelectField
                    inputRef={inputRef}
                    label="Questionnaire"
                    placeholder="Choose a questionnaire"
                    options={questionnaires}
                    value={value ?? null}
                    onChange={(id) => onChange(id ?? undefined)}
                    {...(errorMessage !== undefined && { errorMessage })}
                  />
                )}
              </FormField>
            )}
            {!isOpen && (
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
                  description={`How many people you ask${isOpen ? ". It can only rise while the survey is open." : ""}`}
                  value={value ?? null}
                  // The form replaces undefined by the default value, so null stands for an empty field.
                  onChange={(count) => onChange(count as number | undefined)}
                />
              )}
            </FormField>
          </FormRow>
          {!isOpen && (
            <FormField form={form} name="Mode">
              {({ value, onChange }) => (
                <RadioGroup
                  label="How people answer"
                  choices={MODES}
                  value={value ?? null}
                  onChange={onChange}
                  isSideBySide
                />
              )}
            </FormField>
          )}
        </>
      )}
    </SaveForm>
  );
}

const refreshes = ["GET /api/healthcheck/getOrganisationHealthChecks"] as const;

export function LinkGenerator({
  survey,
  hasPermission,
}: {
  survey: SurveySummary;
  hasPermission: HasPermission;
}) {
  const activeQuestionnaires = useApi("GET /api/healthcheck/getActiveQuestionnaires", {});
  const today = dayInSouthAfrica(new Date());
  const { send } = useMutation("POST /api/healthcheck/inviteCode", { refreshes });
  const choices = (activeQuestionnaires.data?.questionnaires ?? [])
    .filter((each) => !each.isBegun && each.questionnaireTypeId === survey.questionnaireTypeId)
    .map(({ questionnaireId, questionnaire }) => ({ id: questionnaireId, label: questionnaire }));
  const { questionnaireId: QuestionnaireId, questionnaire, effectiveFrom } = survey;
  return (
    <SurveyForm
      label="Generate a survey link"
      survey={survey}
      questionnaires={choices.length > 0 ? choices : [{ id: QuestionnaireId, label: questionnaire }]}
      initialValues={{
        QuestionnaireId,
        version: 1,
        EffectiveFrom: effectiveFrom > today ? effectiveFrom : today,
        Mode: "link",
      }}
      send={async ({ version: _, ...body }) => {
        if (hasPermission("SetSurveyEffectiveDate")) return send({ body });
        await notify.error(DENIED);
      }}
      // For a temporary failure, says only that there is no link.
      textOf={(error) => (error.isTransient ? "Unable to generate a link" : getErrorText(error))}
      submitName="Generate link"
    />
  );
}

interface SurveySettingsFormProps {
  survey: SurveySummary;
  settings: SurveySettings;
  onClose: () => void;
}

export function SurveySettingsForm({ survey, settings, onClose }: SurveySettingsFormProps) {
  const { send } = useMutation("PUT /api/healthcheck/updateSurvey", { refreshes });
  const { HealthCheckId } = settings;
  const getValues = ({ HealthCheckId: _, ...values }: SurveySettings) => ({
    QuestionnaireId: survey.questionnaireId,
    ...values,
  });
  return (
    <SurveyForm
      label="Change survey"
      survey={survey}
      initialValues={getValues(settings)}
      send={({ QuestionnaireId: _, ...body }) => send({ body: { HealthCheckId, ...body } })}
      onSaved={onClose}
      submitName="Save"
      cancel={onClose}
      conflict={{
        fields: {
          EffectiveFrom: { label: "Effective from", format: formatDate },
          ExpectedResponses: { label: "Expected responses" },
          Mode: { label: "How people answer" },
        },
        valuesOf: getValues,
      }}
      guardsChanges
    />
  );
}
