import { Measure } from "@gbvf/api/survey/measure/contract.ts";
import { DateField } from "@gbvf/ui/primitives/DateField/DateField.tsx";
import { RadioGroup } from "@gbvf/ui/primitives/RadioGroup/RadioGroup.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { useRef } from "react";
import type { DefaultValues } from "react-hook-form";
import type { z } from "zod";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { useFocusOnMount } from "../../../lib/page/useFocusOnMount.ts";

export const MEASURE_MUTATION = { refreshes: ["GET /api/healthcheck/getMeasures"] } as const;

const MeasureFields = Measure.pick({
  version: true,
  description: true,
  responsible: true,
  until: true,
  isDone: true,
});
type MeasureFields = z.infer<typeof MeasureFields>;

const conflict = {
  fields: {
    description: { label: "Measure" },
    responsible: { label: "Who is responsible" },
    until: { label: "Until when", format: formatDate },
    isDone: { label: "Done", format: (isDone: boolean) => (isDone ? "Yes" : "Not yet") },
  },
  valuesOf: (measure: Measure) => MeasureFields.parse(measure),
};

interface MeasureFormProps {
  label: string;
  suggestions?: readonly string[];
  initialValues: DefaultValues<MeasureFields>;
  send: (values: MeasureFields) => Promise<{ message: string }>;
  onClose: () => void;
}

export function MeasureForm({ suggestions = [], onClose, ...props }: MeasureFormProps) {
  const choices = useRef<{ focus: () => void }>(null);
  useFocusOnMount(() => choices.current?.focus());
  return (
    <SaveForm
      {...props}
      schema={MeasureFields}
      onSaved={onClose}
      submitName="Save"
      cancel={onClose}
      conflict={conflict}
      guardsChanges
      {...(suggestions.length === 0 && { focus: "description" })}
    >
      {(form) => (
        <>
          <FormField form={form} name="description">
            {(field) => (
              <>
                {suggestions.length > 0 && (
                  <RadioGroup
                    label="Suggestions"
                    description="One that you choose is written into the field below, where you can change it."
                    isOptional
                    inputRef={choices}
                    choices={suggestions.map((suggestion) => ({ id: suggestion, label: suggestion }))}
                    value={suggestions.includes(field.value) ? field.value : null}
                    onChange={field.onChange}
                  />
                )}
                <TextArea {...field} label="Measure" description="A suggestion, or your own." rows={3} />
              </>
            )}
          </FormField>
          <FormField form={form} name="responsible">
            {(field) => (
              <TextField
                {...field}
                label="Who is responsible"
                description="A role, such as “Head of human resources”. Write no names of people who are affected."
              />
            )}
          </FormField>
          <FormField form={form} name="until">
            {({ value, onChange, isOptional: _, ...field }) => (
              <DateField
                {...field}
                label="Until when"
                value={value ?? null}
                onChange={(day) => onChange(day ?? undefined)}
              />
            )}
          </FormField>
        </>
      )}
    </SaveForm>
  );
}
