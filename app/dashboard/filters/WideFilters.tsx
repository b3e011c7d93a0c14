import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { FilterByButton } from "./FilterByButton.tsx";
import { FilterBySlot, FilterRow } from "./filterRow.ts";
import { GeographyFilters } from "./GeographyFilters.tsx";

export function WideFilters({ component }: { component: Component | undefined }) {
  return (
    <FilterRow>
      <FilterBySlot>
        {component && component.options.length > 0 && <FilterByButton component={component} />}
      </FilterBySlot>
      <GeographyFilters />
    </FilterRow>
  );
}
