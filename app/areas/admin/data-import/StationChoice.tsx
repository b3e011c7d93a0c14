import type { ImportQuestions } from "@gbvf/api/data-import/contract.ts";
import { ComboBox, type ComboBoxOption } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { useState } from "react";

interface StationChoiceProps {
  asked: ImportQuestions["stations"][number];
  /** The name of its province; "" where the file does not say. */
  province: string;
  known: readonly ComboBoxOption<string>[];
  isLoading: boolean;
  /** A code; null leaves the name out. */
  value: string | null;
  onChange: (value: string | null) => void;
}

const MAX_LISTED = 30;

/** All stations would be too many to list. */
export function StationChoice({ asked, province, known, value, onChange, isLoading }: StationChoiceProps) {
  const [typed, setTyped] = useState("");
  const chosen = known.filter(({ id }) => id === value);
  const nearest = asked.nearest.flatMap((code) => known.filter(({ id }) => id === code));
  const wanted = typed.trim().toLowerCase();
  const found = wanted === "" ? [] : known.filter(({ name }) => name.toLowerCase().includes(wanted));
  const options = new Set([...chosen, ...nearest, ...found.slice(0, MAX_LISTED)]);
  const rows = plural(asked.rows, "row", "rows");
  return (
    <ComboBox
      label={asked.name}
      description={province === "" ? rows : `${province}, ${rows}`}
      placeholder="Leave out"
      options={[...options]}
      value={value}
      onChange={onChange}
      onSearch={setTyped}
      isLoading={isLoading}
      emptyMessage="Type a part of the station’s name."
    />
  );
}
