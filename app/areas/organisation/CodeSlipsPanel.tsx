import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { NumberField } from "@gbvf/ui/primitives/NumberField/NumberField.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { styled } from "styled-components";
import { z } from "zod";
import { useMutation } from "../../lib/api-client/useMutation.ts";
import { FormField } from "../../lib/form/FormField.tsx";
import { SaveForm } from "../../lib/form/SaveForm.tsx";
import type { CodeSlip } from "./PrintableCodeSlips.tsx";

interface CodeSlipsPanelProps {
  survey: SurveySummary;
  healthCheckId: number;
  onSlipsCreated: (slips: readonly CodeSlip[]) => void;
}

const Fields = z.object({
  Count: z
    .number("How many slips?")
    .int()
    .min(1, "At least one slip")
    .max(2000, "At most 2,000 slips at once"),
  VoidEarlier: z.boolean(),
});

/** The server returns the codes only once. */
export function CodeSlipsPanel({ survey, healthCheckId, onSlipsCreated }: CodeSlipsPanelProps) {
  const { send } = useMutation("POST /api/healthcheck/issueSlips", {
    refreshes: ["GET /api/healthcheck/getOrganisationHealthChecks"],
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
      <SaveForm
        key={survey.slipsIssued}
        label="Make slips"
        schema={Fields}
        initialValues={{
          Count: survey.slipsIssued === 0 ? (survey.expectedResponses ?? undefined) : undefined,
          VoidEarlier: false,
        }}
        send={async (body) => {
          onSlipsCreated((await send({ body: { HealthCheckId: healthCheckId, ...body } })).slips);
        }}
        submitName="Make slips"
      >
        {(form) => (
          <>
            <FormField form={form} name="Count">
              {({ value, onChange, ...field }) => (
                <NumberField
                  {...field}
                  label="How many slips"
                  value={value ?? null}
                  // The form replaces undefined by the default value, so null stands for an empty field.
                  onChange={(count) => onChange(count as number | undefined)}
                />
              )}
            </FormField>
            {survey.slipsIssued > 0 && (
              <FormField form={form} name="VoidEarlier">
                {({ value, onChange }) => (
                  <Checkbox isSelected={value ?? false} onChange={onChange}>
                    Earlier slips stop working
                  </Checkbox>
                )}
              </FormField>
            )}
          </>
        )}
      </SaveForm>
    </Root>
  );
}

const Root = styled.section`
  ${stack(1.5)}
`;
