import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import type { Ref } from "react";
import type { Level } from "../lib/address/filterReducer.ts";
import { placeOption } from "../lib/place/placeOption.ts";
import type { GeographyControls } from "../lib/place/useGeography.ts";

interface PlaceFieldsProps {
  choice: GeographyControls;
  errorMessage: string | undefined;
  provinceRef: Ref<HTMLSelectElement>;
}

const fields: readonly { level: Level; label: string; placeholder: string }[] = [
  { level: "national", label: "Province", placeholder: "Choose a province" },
  { level: "district", label: "District", placeholder: "All districts" },
  { level: "local", label: "Municipality", placeholder: "All municipalities" },
];

export function PlaceFields({ choice, errorMessage, provinceRef }: PlaceFieldsProps) {
  const { geography, lists, choose } = choice;
  const shown = fields.filter(({ level }) => level === "national" || geography.national !== null);
  return shown.map(({ level, label, placeholder }) => (
    <Resource key={level} {...lists[level]} skeleton="4.25rem">
      {(boundaries) => (
        <SelectField
          inputRef={level === "national" ? provinceRef : undefined}
          label={label}
          placeholder={placeholder}
          options={boundaries.map(placeOption)}
          value={geography[level]}
          onChange={(boundaryId) => choose(level, boundaryId)}
          {...(level === "national" && errorMessage !== undefined && { errorMessage })}
        />
      )}
    </Resource>
  ));
}
