import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Select, type SelectOption } from "@gbvf/ui/primitives/Select/Select.tsx";
import type { ApiState } from "../calls/useApi.ts";
import type { BoundField } from "./FormField.tsx";

interface ChoiceFieldProps<Choice> {
  field: Omit<BoundField<number>, "onChange"> & { onChange: (value: number) => void };
  label: string;
  choices: ApiState<readonly Choice[]>;
  toOption: (choice: Choice) => SelectOption<number>;
  /** The list is empty until this is chosen. */
  waitsFor?: string;
}

export function ChoiceField<Choice>({ field, label, choices, toOption, waitsFor }: ChoiceFieldProps<Choice>) {
  const { value, ...bound } = field;
  // A disabled field cannot be corrected, so it shows no error.
  const empty = { label, options: [], value: null, isDisabled: true, errorMessage: undefined };
  if (waitsFor !== undefined) return <Select {...bound} {...empty} description={waitsFor} />;
  return (
    <Resource
      {...choices}
      onRetry={choices.retry}
      errorMessage={`${label}: the choices could not be loaded.`}
      skeleton={<Select {...bound} {...empty} placeholder="Loading…" />}
    >
      {(loaded) => <Select {...bound} label={label} options={loaded.map(toOption)} value={value ?? null} />}
    </Resource>
  );
}
