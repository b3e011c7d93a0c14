import type { Boundary, PlaceByName } from "@gbvf/api/geography/contract.ts";
import { ComboBox, type ComboBoxProps } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { useState } from "react";
import { LEVELS, type Level } from "../../lib/address/filterReducer.ts";
import { useGeography } from "../../lib/place/useGeography.ts";
import { toPlaceOption, usePlacesByName } from "../../lib/place/usePlace.ts";
import { levelTexts } from "./filterRow.ts";

export function GeographyFilters() {
  const { geography, lists, choose } = useGeography();
  const provinces = lists.national.data ?? [];
  return LEVELS.map((level) => (
    <PlaceFilter
      key={level}
      level={level}
      label={levelTexts[level].label}
      placeholder={levelTexts[level].placeholder}
      options={(lists[level].data ?? []).map((boundary) => toOption(boundary, provinces))}
      value={geography[level]}
      onChange={(boundaryId) => choose(level, boundaryId)}
      isLoading={lists[level].isLoading}
      emptyMessage={lists[level].error ? "This list could not be loaded." : undefined}
    />
  ));
}

/** Adds the province, because some names occur in two provinces. */
function toOption(boundary: Boundary, provinces: readonly Boundary[]) {
  const province = provinces.find((each) => each.boundaryId === boundary.nationalBoundaryId);
  return { ...toPlaceOption(boundary), ...(province && { detail: province.description }) };
}

/** Fewer letters match too many names. */
const MIN_LETTERS = 3;

const KIND_BY_LEVEL = { national: "province", district: "district", local: "municipality" } as const;

interface PlaceFilterProps extends ComboBoxProps<number> {
  level: Level;
}

/** Also finds names in other languages and, for municipalities, towns and police stations. */
function PlaceFilter({
  level,
  options,
  value,
  onChange,
  isLoading = false,
  emptyMessage,
  ...field
}: PlaceFilterProps) {
  const [typedName, setTypedName] = useState("");
  const name = typedName.trim();
  const chosenLabel = options.find(({ id }) => id === value)?.label;
  const isSearched = name.length >= MIN_LETTERS && name !== chosenLabel;
  const { data, error, isCurrent } = usePlacesByName(isSearched ? name : "");
  // A search returns places of every kind, but a filter offers only those of its level.
  const isOffered = ({ municipality, kind }: PlaceByName) =>
    level === "local" ? municipality !== null : kind === KIND_BY_LEVEL[level];
  const matches = isSearched && isCurrent ? (data ?? []).filter(isOffered) : [];
  const optionIds = new Set(options.map(({ id }) => id));
  const isInList = ({ boundaryId, kind }: PlaceByName) =>
    kind === KIND_BY_LEVEL[level] && optionIds.has(boundaryId);
  const otherMatches = level === "local" ? matches.filter((place) => !isInList(place)) : [];
  const matchedIds = new Set(matches.filter(isInList).map(({ boundaryId }) => boundaryId));
  return (
    <ComboBox<number | string>
      {...field}
      options={[
        ...options.map((option) => (matchedIds.has(option.id) ? { ...option, isServerMatch: true } : option)),
        ...otherMatches.map(({ boundaryId, name, where }) => ({
          id: `found ${boundaryId}`,
          label: name,
          detail: where,
          isServerMatch: true,
        })),
      ]}
      value={value}
      onChange={(id) => onChange?.(typeof id === "string" ? Number(id.slice("found ".length)) : id)}
      onSearch={setTypedName}
      isLoading={isLoading || (isSearched && !isCurrent && error === undefined)}
      emptyMessage={
        error && level === "local"
          ? "Towns could not be searched. Please type the municipality’s name."
          : emptyMessage
      }
    />
  );
}
