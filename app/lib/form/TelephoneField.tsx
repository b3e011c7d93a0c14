import { normaliseTelephone } from "@gbvf/api/shared/telephone.ts";
import { PhoneField } from "@gbvf/ui/primitives/PhoneField/PhoneField.tsx";
import type { BoundField } from "./FormField.tsx";

interface TelephoneFieldProps extends BoundField<string> {
  label: string;
  autoComplete?: string;
}

/** Changes a number to ten digits when the reader leaves the field. */
export function TelephoneField({ onBlur, ...field }: TelephoneFieldProps) {
  return (
    <PhoneField
      {...field}
      onBlur={() => {
        const number = normaliseTelephone(field.value);
        if (number !== field.value) field.onChange(number);
        onBlur();
      }}
    />
  );
}
