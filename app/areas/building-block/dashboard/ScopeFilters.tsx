import type { AssociatedToUser } from "@gbvf/api/building-block/overview/contract.ts";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import {
  boundaryTypeIdOf,
  type Geography,
  getGeography,
  LEVELS,
  type Level,
} from "../../../lib/address/filterReducer.ts";

interface ScopeFiltersProps {
  scope: readonly ScopePlace[];
  boundaryId: number | null;
  onChange: (boundaryId: number | null) => void;
}

const LEVEL_LABELS: Record<Level, string> = {
  national: "Province",
  district: "District",
  local: "Local Municipality",
};

export function ScopeFilters({ scope, boundaryId, onChange }: ScopeFiltersProps) {
  const { chosen, options } = getScopeChoice(scope, boundaryId);
  return (
    <Root>
      <legend>Filter by</legend>
      {LEVELS.map((level) => (
        <SelectField
          key={level}
          label={LEVEL_LABELS[level]}
          placeholder="All"
          options={options[level].map((place) => ({ id: place.boundaryId, label: place.description }))}
          value={chosen[level] ?? null}
          isDisabled={options[level].length === 0}
          onChange={(id) => onChange(id ?? findChosenParent(chosen, level))}
        />
      ))}
    </Root>
  );
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space(1)} ${space(2)};
  min-width: 0;
  max-width: 56rem;
  padding: 0;
  border: 0;

  legend { margin-block-end: ${space(0.5)}; padding: 0; font-size: ${font.size.small}; font-weight: ${font.weight.strong}; }
`;

type ScopePlace = AssociatedToUser["scope"][number];

type ScopeChoice = {
  chosen: Geography;
  options: Record<Level, ScopePlace[]>;
};

function getScopeChoice(scope: readonly ScopePlace[], boundaryId: number | null): ScopeChoice {
  const place = scope.find((each) => each.boundaryId === boundaryId);
  const chosen = getGeography(place ? { ...place, containingBoundaryId: null } : null);
  const placesAt = (level: Level) =>
    scope.filter(({ boundaryTypeId }) => boundaryTypeId === boundaryTypeIdOf[level]);
  return {
    chosen,
    options: {
      national: placesAt("national"),
      district: placesAt("district").filter(
        ({ nationalBoundaryId }) => chosen.national !== null && nationalBoundaryId === chosen.national,
      ),
      local: placesAt("local").filter(
        ({ districtBoundaryId }) => chosen.district !== null && districtBoundaryId === chosen.district,
      ),
    },
  };
}

/** Returns the chosen boundary above the level, or null. */
function findChosenParent(chosen: Geography, level: Level): number | null {
  const parentLevel = LEVELS.slice(0, LEVELS.indexOf(level)).findLast((each) => chosen[each] !== null);
  return parentLevel === undefined ? null : chosen[parentLevel];
}
