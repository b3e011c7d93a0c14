import { ComboBoxOutline } from "@gbvf/ui/primitives/ComboBox/ComboBoxOutline.tsx";
import { LEVELS } from "../../lib/address/filterReducer.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { FilterRow, levels, OptionsPlace } from "./filterRow.ts";

export function GeographyOutline() {
  const { filters } = useFilters();
  return (
    <FilterRow data-interactive>
      <OptionsPlace />
      {LEVELS.map((level) => (
        <ComboBoxOutline
          key={level}
          label={levels[level].label}
          // The names of chosen places come with their lists.
          placeholder={filters.boundaryId === null ? levels[level].placeholder : undefined}
        />
      ))}
    </FilterRow>
  );
}
