import { MAX_LETTERS } from "@gbvf/api/invitation/contract.ts";
import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { DateField } from "@gbvf/ui/primitives/DateField/DateField.tsx";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { formatDate, plural } from "@gbvf/ui/text/format.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { styled } from "styled-components";
import { z } from "zod";
import { useMutation } from "../../lib/calls/useMutation.ts";
import { FormField } from "../../lib/form/FormField.tsx";
import { SaveForm } from "../../lib/form/SaveForm.tsx";
import { addressList } from "./addressList.ts";

interface LettersPanelProps {
  survey: SurveySummary;
  healthCheckId: number;
}

const Fields = z.object({ To: addressList(MAX_LETTERS), RemindOn: z.string().nullable() });

export function LettersPanel({ survey, healthCheckId }: LettersPanelProps) {
  const { state, effectiveFrom, effectiveTo, remindOn } = survey;
  return (
    <Root aria-labelledby="survey-letters">
      <h3 id="survey-letters">Letters</h3>
      <p>
        Everybody on a list gets a letter with a link that works once, and counts as a slip. This service
        makes the links, and nobody here sees them. Whoever runs your mail server could read letters: where
        people fear that, print slips.
      </p>
      <p>{lettersText(survey)}</p>
      {state === "planned" ? (
        <p>Letters can go out from {formatDate(effectiveFrom)}, when the survey opens.</p>
      ) : (
        <Disclosure title="Send letters" headingLevel={4}>
          <LettersForm {...{ healthCheckId, remindOn, effectiveTo }} />
        </Disclosure>
      )}
    </Root>
  );
}

function lettersText({ letters: { sent, waiting, failed }, remindOn }: SurveySummary): string {
  return [
    sent + waiting + failed === 0
      ? "No letters in the last 30 days."
      : `Letters of the last 30 days: ${sent} sent, ${waiting} waiting.`,
    failed > 0 && `${plural(failed, "letter", "letters")} could not be sent within three days.`,
    remindOn !== null && `A reminder goes out on ${formatDate(remindOn)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

type LettersFormProps = Pick<SurveySummary, "remindOn" | "effectiveTo"> & { healthCheckId: number };

function LettersForm({ healthCheckId, remindOn, effectiveTo }: LettersFormProps) {
  const { send } = useMutation("POST /api/healthcheck/mailSurveyLetters", {
    refreshes: ["GET /api/healthcheck/getOrganisationHealthChecks"],
  });
  return (
    <SaveForm
      label="Send letters"
      schema={Fields}
      initialValues={{ To: "", RemindOn: remindOn }}
      send={(body) => send({ body: { HealthCheckId: healthCheckId, ...body } })}
      onSaved={({ RemindOn }, form) => form.reset({ To: "", RemindOn })}
      submitName={remindOn === null ? "Send letters" : "Send letters or change reminder"}
    >
      {(form) => (
        <>
          <FormField form={form} name="To" isOptional={remindOn !== null}>
            {(field) => (
              <TextArea
                {...field}
                label="E-mail addresses"
                description={`Up to ${MAX_LETTERS} at once, one under the other or with commas.`}
              />
            )}
          </FormField>
          <FormField form={form} name="RemindOn" isOptional>
            {({ value, onChange, ...field }) => (
              <DateField
                {...field}
                label="Day of a reminder"
                description={`Until ${formatDate(effectiveTo)}. It has no link and goes to every address, as nobody knows who has answered. The addresses are kept sealed until then, or until the survey closes. Without a day they are not kept.`}
                value={value ?? null}
                onChange={(day) => onChange(day)}
              />
            )}
          </FormField>
        </>
      )}
    </SaveForm>
  );
}

const Root = styled.section`
  ${stack(1.5)}
`;
