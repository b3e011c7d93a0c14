import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { written } from "@gbvf/ui/text/words.ts";
import type { Ref } from "react";
import type { Level } from "../lib/address/filterReducer.ts";
import { placeOption } from "../lib/place/placeOption.ts";
import type { GeographyControls } from "../lib/place/useGeography.ts";
import { useWords } from "../lib/words/useWords.tsx";

interface PlaceFieldsProps {
  choice: GeographyControls;
  errorMessage: string | undefined;
  provinceRef: Ref<HTMLSelectElement>;
}

const fields: readonly { level: Level; label: string; placeholder: string }[] = [
  { level: "national", label: written("Province"), placeholder: written("Choose a province") },
  { level: "district", label: written("District"), placeholder: written("All districts") },
  { level: "local", label: written("Municipality"), placeholder: written("All municipalities") },
];

export function PlaceFields({ choice, errorMessage, provinceRef }: PlaceFieldsProps) {
  const { geography, lists, choose } = choice;
  const { plain } = useWords();
  const shown = fields.filter(({ level }) => level === "national" || geography.national !== null);
  return shown.map(({ level, label, placeholder }) => (
    <Resource key={level} {...lists[level]} skeleton="4.25rem">
      {(boundaries) => (
        <SelectField
          inputRef={level === "national" ? provinceRef : undefined}
          label={plain(label)}
          placeholder={plain(placeholder)}
          options={boundaries.map(placeOption)}
          value={geography[level]}
          onChange={(boundaryId) => choose(level, boundaryId)}
          {...(level === "national" && errorMessage !== undefined && { errorMessage })}
        />
      )}
    </Resource>
  ));
}
