import { expectFigures } from "@gbvf/api/data-import/expected/contract.ts";
import {
  dayInSouthAfrica,
  quarterLabel,
  quarterNumber,
  quarterOfDay,
  quarterOfNumber,
} from "@gbvf/api/lib/time/quarters.ts";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { DateField } from "@gbvf/ui/primitives/DateField/DateField.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { styled } from "styled-components";
import { useMutation } from "../../../../lib/calls/useMutation.ts";
import { FormField } from "../../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../../lib/form/SaveForm.tsx";
import type { ImportKindWords } from "../importKinds.ts";

interface ExpectFiguresFormProps {
  kinds: readonly ImportKindWords[];
  onClose: () => void;
}

export function ExpectFiguresForm({ kinds, onClose }: ExpectFiguresFormProps) {
  const { send } = useMutation("POST /api/import/expectFigures", {
    refreshes: ["GET /api/import/getExpectedFigures", "GET /api/calendar"],
  });
  return (
    <SaveForm
      label="Say what is expected"
      schema={expectFigures.body}
      initialValues={{ repeats: false, note: "" }}
      send={(body) => send({ body })}
      onSaved={onClose}
      submitName="Say it in public"
      cancel={onClose}
      focus="kind"
    >
      {(form) => (
        <Fields>
          <FormField form={form} name="kind">
            {({ isOptional: _, value, onChange, ...field }) => (
              <SelectField
                {...field}
                label="Figures"
                options={kinds.map(({ kind, name }) => ({ id: kind, name }))}
                value={value ?? null}
                onChange={(kind) => onChange(kind ?? undefined)}
              />
            )}
          </FormField>
          <FormField form={form} name="period">
            {({ isOptional: _, value, onChange, ...field }) => (
              <SelectField
                {...field}
                label="Quarter"
                options={quartersAround(dayInSouthAfrica(new Date()))}
                value={value ?? null}
                onChange={(period) => onChange(period ?? undefined)}
              />
            )}
          </FormField>
          <FormField form={form} name="expectedOn">
            {({ isOptional: _, value, onChange, ...field }) => (
              <DateField
                {...field}
                label="Expected by"
                value={value ?? null}
                onChange={(day) => onChange(day ?? undefined)}
              />
            )}
          </FormField>
          <FormField form={form} name="repeats">
            {({ value: isSelected, isRequired: _, isOptional: __, ...field }) => (
              <Checkbox {...field} isSelected={isSelected} onChange={field.onChange}>
                Expect each later quarter too, as many days after its end
              </Checkbox>
            )}
          </FormField>
          <FormField form={form} name="note" isOptional>
            {(field) => (
              <TextField {...field} label="Note" description="A sentence that follows the day in public." />
            )}
          </FormField>
        </Fields>
      )}
    </SaveForm>
  );
}

const Fields = styled.div`
  ${stack(3)}
  max-width: 28rem;
`;

const QUARTERS_BEFORE = 4;
const QUARTERS_AFTER = 4;

function quartersAround(day: string) {
  const now = quarterNumber(quarterOfDay(day));
  return Array.from({ length: QUARTERS_BEFORE + QUARTERS_AFTER + 1 }, (_, index) => {
    const quarter = quarterOfNumber(now - QUARTERS_BEFORE + index);
    return { id: `${quarter.year}-${quarter.quarter}`, name: quarterLabel(quarter) };
  });
}
