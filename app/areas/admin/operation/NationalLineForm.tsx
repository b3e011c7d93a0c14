import {
  type EmergencyNumber,
  NationalLine,
  NUMBER_KINDS,
  type NumberKind,
} from "@gbvf/api/operation/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { DateField } from "@gbvf/ui/primitives/DateField/DateField.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { useFieldArray } from "react-hook-form";
import { styled } from "styled-components";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";
import { OPERATION_REFRESHES } from "./operationRefreshes.ts";

const KINDS = Object.entries(NUMBER_KINDS).map(([id, name]) => ({ id: id as NumberKind, label: name }));

interface NationalLineFormProps {
  line: EmergencyNumber;
  onClose: () => void;
}

export function NationalLineForm({ line, onClose }: NationalLineFormProps) {
  const { stakeholderId, name, openingHours, checkedOn, numbers, isOnEveryPage } = line;
  const { send } = useMutation("POST /api/security/changeNationalLine", OPERATION_REFRESHES);
  return (
    <SaveForm
      label={`Correct ${name}`}
      schema={NationalLine}
      initialValues={{
        name,
        openingHours,
        checkedOn,
        numbers: numbers.map(({ kind, number }) => ({ kind, number })),
      }}
      send={(values) => send({ body: { step: "propose", stakeholderId, line: values } })}
      onSaved={onClose}
      submitName="Propose"
      cancel={onClose}
      focus="numbers.0.number"
    >
      {(form) => (
        <>
          <FormField form={form} name="name">
            {(field) => <TextField {...field} label="Name" autoComplete="off" isReadOnly={isOnEveryPage} />}
          </FormField>
          <Numbers form={form} />
          <FormField form={form} name="openingHours" isOptional>
            {(field) => <TextField {...field} label="Hours" autoComplete="off" />}
          </FormField>
          <FormField form={form} name="checkedOn" isOptional>
            {(field) => <DateField {...field} label="Last checked by a call" />}
          </FormField>
        </>
      )}
    </SaveForm>
  );
}

function Numbers({ form }: { form: ZodForm<NationalLine> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "numbers" });
  return (
    <>
      {fields.map(({ id }, index) => (
        <NumberRow key={id}>
          <FormField form={form} name={`numbers.${index}.kind`}>
            {(field) => (
              <SelectField
                {...field}
                onChange={(kind) => field.onChange(kind ?? "telephone")}
                label={`Kind of number ${index + 1}`}
                options={KINDS}
              />
            )}
          </FormField>
          <FormField form={form} name={`numbers.${index}.number`}>
            {(field) => (
              <TextField {...field} label={`Number ${index + 1}`} inputMode="tel" autoComplete="off" />
            )}
          </FormField>
          {fields.length > 1 && (
            <Button aria-label={`Remove number ${index + 1}`} onPress={() => remove(index)}>
              Remove
            </Button>
          )}
        </NumberRow>
      ))}
      <div>
        <Button onPress={() => append({ kind: "telephone", number: "" })}>Add a number</Button>
      </div>
    </>
  );
}

const NumberRow = styled.div`
  ${row(1, 2)}
  align-items: start;

  > button { align-self: end; }
`;
