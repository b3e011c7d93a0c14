import { ComboBoxOutline } from "@gbvf/ui/primitives/ComboBox/ComboBoxOutline.tsx";
import { LEVELS } from "../../lib/address/filterReducer.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useContainingPlaces } from "../place/useTrail.ts";
import { FilterBySlot, FilterRow, levelTexts } from "./filterRow.ts";

export function PlaceFiltersSkeleton() {
  const { filters } = useFilters();
  const places = useContainingPlaces(filters.boundaryId);
  return (
    <FilterRow data-interactive>
      <FilterBySlot />
      {LEVELS.map((level, index) => (
        <ComboBoxOutline
          key={level}
          label={levelTexts[level].label}
          value={places.find(({ boundaryTypeId }) => boundaryTypeId === index + 1)?.description}
          placeholder={levelTexts[level].placeholder}
        />
      ))}
    </FilterRow>
  );
}
