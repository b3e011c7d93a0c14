import type { CheckedHow } from "@gbvf/api/building-block/instance/contract.ts";
import { RadioGroup } from "@gbvf/ui/primitives/RadioGroup/RadioGroup.tsx";
import { formatDate, plural } from "@gbvf/ui/text/format.ts";
import type { BoundField } from "../../lib/form/FormField.tsx";

/** Each text completes the sentence "checked …". */
export const checkMethodLabels: Record<CheckedHow, string> = {
  1: "by telephone",
  2: "on a visit",
  3: "in writing",
  4: "from own knowledge",
};

export const checkMethodChoices = [
  { id: "1", label: "I called" },
  { id: "2", label: "I visited" },
  { id: "3", label: "I have it in writing" },
  { id: "4", label: "I know it", detail: "The date that the public sees stays as it is." },
] as const;

export const getMethod = (value: string): CheckedHow => Number(value) as CheckedHow;

/** "Reported wrong 3 times, from 1 network" */
export function describeReports({ reports, networks }: { reports: number; networks: number }): string {
  const text = `Reported wrong ${plural(reports, "time", "times")}`;
  return networks === 0 ? text : `${text}, from ${plural(networks, "network", "networks")}`;
}

/** "Checked on 2 May 2026 by telephone, Zanele Khumalo" */
export function describeCheck(
  verifiedOn: string | null,
  method: CheckedHow | null,
  by: string | null,
): string {
  if (verifiedOn === null) return "Never checked";
  const text = ["Checked on", formatDate(verifiedOn), method && checkMethodLabels[method]]
    .filter(Boolean)
    .join(" ");
  return by === null ? text : `${text}, ${by}`;
}

interface CheckMethodChoiceProps
  extends Pick<BoundField<unknown>, "value" | "inputRef" | "errorMessage">,
    Partial<Pick<BoundField<unknown>, "onBlur">> {
  onChange: (method: CheckedHow) => void;
  description?: string;
}

export function CheckMethodChoice(props: CheckMethodChoiceProps) {
  const { value, onChange, onBlur, inputRef, errorMessage, description } = props;
  return (
    <RadioGroup
      label="How did you check this?"
      description={description}
      choices={checkMethodChoices}
      value={value === undefined ? null : (String(value) as "1")}
      onChange={(chosen) => onChange(getMethod(chosen))}
      onBlur={onBlur}
      inputRef={inputRef}
      errorMessage={errorMessage}
    />
  );
}
