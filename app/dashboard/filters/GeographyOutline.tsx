import { ComboBoxOutline } from "@gbvf/ui/primitives/ComboBox/ComboBoxOutline.tsx";
import { LEVELS } from "../../lib/address/filterReducer.ts";
import { FilterRow, levels, OptionsPlace } from "./filterRow.ts";

export function GeographyOutline() {
  return (
    <FilterRow data-interactive>
      <OptionsPlace />
      {LEVELS.map((level) => (
        <ComboBoxOutline key={level} label={levels[level].label} />
      ))}
    </FilterRow>
  );
}
