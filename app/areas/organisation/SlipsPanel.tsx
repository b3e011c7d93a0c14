import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { plural } from "@gbvf/ui/charts/format.ts";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { NumberField } from "@gbvf/ui/primitives/NumberField/NumberField.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { z } from "zod";
import { FormField } from "../../lib/form/FormField.tsx";
import { SubmitButton } from "../../lib/form/SubmitButton.tsx";
import { useSubmission } from "../../lib/form/useSubmission.ts";
import { useZodForm } from "../../lib/form/useZodForm.ts";
import { useMutation } from "../../lib/useMutation.ts";
import type { Slip } from "./SlipsToPrint.tsx";

export interface SlipsPanelProps {
  survey: SurveySummary;
  healthCheckId: number;
  onSlips: (slips: readonly Slip[]) => void;
}

const Fields = z.object({
  Count: z
    .number("How many slips?")
    .int()
    .min(1, "At least one slip")
    .max(2000, "At most 2,000 slips at once"),
  VoidEarlier: z.boolean(),
});

/** One-time codes on paper, shown once. */
export function SlipsPanel({ survey, healthCheckId, onSlips }: SlipsPanelProps) {
  const form = useZodForm(Fields, {
    Count: survey.slipsIssued === 0 ? (survey.expectedResponses ?? undefined) : undefined,
    VoidEarlier: false,
  });
  const { send } = useMutation("POST /api/healthcheck/issueSlips", {
    refreshes: ["GET /api/healthcheck/getOrganisationHealthChecks"],
  });
  const { formProps, isSending } = useSubmission(form, async (body) => {
    onSlips((await send({ body: { HealthCheckId: healthCheckId, ...body } })).slips);
  });
  return (
    <Root aria-labelledby="survey-slips">
      <h3 id="survey-slips">Slips</h3>
      <p>
        {survey.slipsIssued === 0
          ? "No slips have been made yet."
          : `${plural(survey.slipsIssued, "slip has", "slips have")} been made.`}{" "}
        Slips are shown once, shuffled and without numbers: print them at once, fold them, and let people
        draw.
      </p>
      <Form
        aria-label="Make slips"
        {...formProps}
        actions={<SubmitButton isSending={isSending}>Make slips</SubmitButton>}
      >
        <FormField form={form} name="Count">
          {({ value, onChange, ...field }) => (
            <NumberField
              {...field}
              label="How many slips"
              value={value ?? null}
              // With undefined the form would put its first value back into an emptied field.
              onChange={(count) => onChange(count as number | undefined)}
            />
          )}
        </FormField>
        {survey.slipsIssued > 0 && (
          <FormField form={form} name="VoidEarlier">
            {({ value, onChange }) => (
              <Checkbox isSelected={value ?? false} onChange={onChange}>
                Earlier slips that nobody has used stop working
              </Checkbox>
            )}
          </FormField>
        )}
      </Form>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
`;
