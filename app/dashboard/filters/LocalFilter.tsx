import { ComboBox, type ComboBoxProps } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { useState } from "react";
import { usePlacesByName } from "../../lib/place/usePlacesByName.ts";

/** Shorter words begin too many names. */
const MIN_LETTERS = 3;

/** Also finds towns and police stations, in other provinces too. */
export function LocalFilter({
  options,
  value,
  onChange,
  isLoading = false,
  emptyMessage,
  ...field
}: ComboBoxProps<number>) {
  const [typed, setTyped] = useState("");
  const name = typed.trim();
  const chosen = options.find(({ id }) => id === value)?.name;
  const isSearched = name.length >= MIN_LETTERS && name !== chosen;
  const { data, error, isCurrent } = usePlacesByName(isSearched ? name : "");
  // Otherwise other names would be listed whatever is typed.
  const found =
    isSearched && isCurrent ? (data ?? []).filter(({ municipality }) => municipality !== null) : [];
  const listed = new Set(options.map(({ id }) => id));
  const isInList = ({ boundaryId, kind }: (typeof found)[number]) =>
    kind === "municipality" && listed.has(boundaryId);
  const others = found.filter((place) => !isInList(place));
  const misspelt = new Set(found.filter(isInList).map(({ boundaryId }) => boundaryId));
  return (
    <ComboBox<number | string>
      {...field}
      options={[
        ...options.map((option) => (misspelt.has(option.id) ? { ...option, isFound: true } : option)),
        ...others.map(({ boundaryId, name, where }) => ({
          id: `found ${boundaryId}`,
          name,
          detail: where,
          isFound: true,
        })),
      ]}
      value={value}
      onChange={(id) => onChange(typeof id === "string" ? Number(id.slice("found ".length)) : id)}
      onSearch={setTyped}
      isLoading={isLoading || (isSearched && !isCurrent && error === undefined)}
      emptyMessage={
        error ? "Towns could not be searched. Please type the municipality’s name." : emptyMessage
      }
    />
  );
}
