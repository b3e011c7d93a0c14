import { ComboBoxOutline } from "@gbvf/ui/primitives/ComboBox/ComboBoxOutline.tsx";
import { LEVELS } from "../../lib/address/filterReducer.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useContainingPlaces } from "../place/useTrail.ts";
import { FilterRow, levels, OptionsPlace } from "./filterRow.ts";

export function GeographyOutline() {
  const { filters } = useFilters();
  const places = useContainingPlaces(filters.boundaryId);
  return (
    <FilterRow data-interactive>
      <OptionsPlace />
      {LEVELS.map((level, index) => (
        <ComboBoxOutline
          key={level}
          label={levels[level].label}
          value={places.find(({ boundaryTypeId }) => boundaryTypeId === index + 1)?.description}
          placeholder={levels[level].placeholder}
        />
      ))}
    </FilterRow>
  );
}
