import { dayInSouthAfrica } from "@gbvf/api/shared/quarters.ts";
import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { z } from "zod";
import type { ApiError } from "../../lib/calls/ApiError.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { useMutation } from "../../lib/calls/useMutation.ts";
import { FormField } from "../../lib/form/FormField.tsx";
import { problemText } from "../../lib/form/problemText.ts";
import { SaveForm } from "../../lib/form/SaveForm.tsx";
import { DENIED, type May } from "../../lib/session/useMay.ts";
import {
  EffectiveFromField,
  ExpectedResponsesField,
  effectiveFromSchema,
  expectedResponsesSchema,
  ModeField,
  modeSchema,
} from "./surveyFields.tsx";

interface LinkGeneratorProps {
  survey: SurveySummary;
  may: May;
}

const NOT_MADE = "Unable to generate a link";

const Fields = z.object({
  QuestionnaireId: z.number("Choose a questionnaire").int(),
  EffectiveFrom: effectiveFromSchema,
  ExpectedResponses: expectedResponsesSchema,
  Mode: modeSchema,
});

export function LinkGenerator({ survey, may }: LinkGeneratorProps) {
  const questionnaires = useApi("GET /api/healthcheck/getActiveQuestionnaires", {});
  const today = dayInSouthAfrica(new Date());
  const { send } = useMutation("POST /api/healthcheck/inviteCode", {
    refreshes: ["GET /api/healthcheck/getOrganisationHealthChecks"],
  });
  const choices = (questionnaires.data?.questionnaires ?? [])
    .filter((each) => !each.isBegun && each.questionnaireTypeId === survey.questionnaireTypeId)
    .map(({ questionnaireId, questionnaire }) => ({ id: questionnaireId, name: questionnaire }));
  const own = { id: survey.questionnaireId, name: survey.questionnaire };
  return (
    <SaveForm
      label="Generate a survey link"
      schema={Fields}
      initialValues={{
        QuestionnaireId: survey.questionnaireId,
        EffectiveFrom: survey.effectiveFrom > today ? survey.effectiveFrom : today,
        Mode: "link",
      }}
      send={async (body) => {
        if (may("SetSurveyEffectiveDate")) return send({ body });
        await notify.error(DENIED);
      }}
      textOf={refusalText}
      submitName="Generate link"
    >
      {(form) => (
        <>
          <FormRow>
            <FormField form={form} name="QuestionnaireId">
              {({ value, onChange, errorMessage, inputRef }) => (
                <SelectField
                  inputRef={inputRef}
                  label="Questionnaire"
                  placeholder="Choose a questionnaire"
                  options={choices.length > 0 ? choices : [own]}
                  value={value ?? null}
                  onChange={(id) => onChange(id ?? undefined)}
                  {...(errorMessage !== undefined && { errorMessage })}
                />
              )}
            </FormField>
            <FormField form={form} name="EffectiveFrom">
              {(field) => <EffectiveFromField {...field} />}
            </FormField>
            <FormField form={form} name="ExpectedResponses">
              {(field) => <ExpectedResponsesField {...field} />}
            </FormField>
          </FormRow>
          <FormField form={form} name="Mode">
            {(field) => <ModeField {...field} />}
          </FormField>
        </>
      )}
    </SaveForm>
  );
}

/** Without an answer there is no link. */
const refusalText = (error: ApiError): string => (error.isPassing ? NOT_MADE : problemText(error));
