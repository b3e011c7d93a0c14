import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { SelectField, type SelectOption } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import type { ApiState } from "../api-client/useApi.ts";
import type { BoundField } from "./FormField.tsx";

interface ChoiceFieldProps<Choice> {
  field: BoundField<number>;
  label: string;
  choices: ApiState<readonly Choice[]>;
  toOption: (choice: Choice) => SelectOption;
  /** "Choose a province first." While set, the field is disabled and shows this text as its description. */
  prerequisite?: string;
}

export function ChoiceField<Choice>({
  field,
  label,
  choices,
  toOption,
  prerequisite,
}: ChoiceFieldProps<Choice>) {
  const { value, errorMessage, ...bound } = field;
  const onChange = (id: number | null) => field.onChange(id ?? undefined);
  // Omits the error message, because a disabled field cannot be corrected.
  const disabledProps = { ...bound, onChange, label, options: [], value: null, isDisabled: true };
  if (prerequisite !== undefined) return <SelectField {...disabledProps} description={prerequisite} />;
  return (
    <Resource
      {...choices}
      errorMessage={`${label}: the choices could not be loaded.`}
      skeleton={<SelectField {...disabledProps} placeholder="Loading…" />}
    >
      {(loaded) => (
        <SelectField
          {...bound}
          {...(errorMessage !== undefined && { errorMessage })}
          onChange={onChange}
          label={label}
          options={loaded.map(toOption)}
          value={value ?? null}
        />
      )}
    </Resource>
  );
}
