import type { CheckedHow } from "@gbvf/api/building-block/instance/contract.ts";
import { RadioGroup } from "@gbvf/ui/primitives/RadioGroup/RadioGroup.tsx";
import type { BoundField } from "../../lib/form/FormField.tsx";
import { howChoices, howOf } from "./checkedHow.ts";

interface CheckedHowChoiceProps
  extends Pick<BoundField<unknown>, "value" | "inputRef" | "errorMessage">,
    Partial<Pick<BoundField<unknown>, "onBlur">> {
  onChange: (how: CheckedHow) => void;
  description?: string;
}

export function CheckedHowChoice(props: CheckedHowChoiceProps) {
  const { value, onChange, onBlur, inputRef, errorMessage, description } = props;
  return (
    <RadioGroup
      label="How did you check this?"
      description={description}
      choices={howChoices}
      value={value === undefined ? null : (String(value) as "1")}
      onChange={(chosen) => onChange(howOf(chosen))}
      onBlur={onBlur}
      inputRef={inputRef}
      errorMessage={errorMessage}
    />
  );
}
