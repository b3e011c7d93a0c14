import { ComboBoxOutline } from "@gbvf/ui/primitives/ComboBox/ComboBoxOutline.tsx";
import { LEVELS } from "../../lib/address/filterReducer.ts";
import { useWords } from "../../lib/words/useWords.tsx";
import { FilterRow, OptionsPlace } from "./filterRow.ts";
import { levels } from "./levels.ts";

export function GeographyOutline() {
  const { plain } = useWords();
  return (
    <FilterRow>
      <OptionsPlace />
      {LEVELS.map((level) => (
        <ComboBoxOutline key={level} label={plain(levels[level].label)} />
      ))}
    </FilterRow>
  );
}
