import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { buttonStyle } from "@gbvf/ui/primitives/Button/buttonStyle.ts";
import { ComboBoxOutline } from "@gbvf/ui/primitives/ComboBox/ComboBoxOutline.tsx";
import { styled } from "styled-components";
import { LEVELS } from "../../lib/address/filterReducer.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useContainingPlaces } from "../place/useTrail.ts";
import { getFilterByLabel } from "./FilterByButton.tsx";
import { FilterBySlot, FilterRow, levelTexts } from "./filterRow.ts";

export function PlaceFiltersSkeleton({ component }: { component: Component | undefined }) {
  const { filters } = useFilters();
  const places = useContainingPlaces(filters.boundaryId);
  return (
    <FilterRow data-interactive>
      <FilterBySlot>
        {component && component.options.length > 0 && (
          <ButtonOutline data-variant="secondary" aria-hidden>
            {getFilterByLabel(component, false)}
          </ButtonOutline>
        )}
      </FilterBySlot>
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

const ButtonOutline = styled.span`${buttonStyle}`;
