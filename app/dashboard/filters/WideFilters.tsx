import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { FilterByButton } from "./FilterByButton.tsx";
import { FilterBySlot, FilterRow } from "./filterRow.ts";
import { GeographyFilters } from "./GeographyFilters.tsx";

export function WideFilters({ components }: { components: readonly Component[] | undefined }) {
  const { filters } = useFilters();
  const component = components?.find(({ componentId }) => componentId === filters.componentId);
  return (
    <FilterRow>
      <FilterBySlot>
        {component && component.options.length > 0 && <FilterByButton component={component} />}
      </FilterBySlot>
      <GeographyFilters />
    </FilterRow>
  );
}
