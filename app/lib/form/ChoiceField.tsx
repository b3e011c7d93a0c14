import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Select, type SelectOption } from "@gbvf/ui/primitives/Select/Select.tsx";
import type { ApiState } from "../useApi.ts";
import type { BoundField } from "./FormField.tsx";

export interface ChoiceFieldProps<Choice> {
  field: Omit<BoundField<number>, "onChange"> & { onChange: (value: number) => void };
  label: string;
  choices: ApiState<readonly Choice[]>;
  toOption: (choice: Choice) => SelectOption<number>;
  /** What must be chosen first; meanwhile the list is empty. */
  waitsFor?: string;
}

/** A choice from a list of the server's. */
export function ChoiceField<Choice>({ field, label, choices, toOption, waitsFor }: ChoiceFieldProps<Choice>) {
  const { value, ...bound } = field;
  // A disabled field cannot be corrected, so its errors wait until it can be filled.
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
