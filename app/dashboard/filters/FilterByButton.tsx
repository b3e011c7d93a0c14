import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { lazy, Suspense, useState } from "react";
import { ErrorBoundary } from "../../layouts/ErrorBoundary.tsx";
import { useFilters } from "../../lib/address/useFilters.ts";
import { getTheme } from "../themes/registry.ts";

const FilterPanel = lazy(() =>
  import("./FilterPanel.tsx").then(({ FilterPanel }) => ({ default: FilterPanel })),
);

interface FilterByButtonProps {
  component: Component | undefined;
  /** On narrow screens its dialog also contains the place filters. */
  isNarrow?: boolean;
}

export function FilterByButton({ component, isNarrow = false }: FilterByButtonProps) {
  const { filters } = useFilters();
  const [isOpen, setOpen] = useState(false);
  const count = filters.componentOptions.length;
  const label = getFilterByLabel(component, isNarrow);
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        {isNarrow ? "Filter by" : label}
        {isNarrow && <VisuallyHidden>{label.slice("Filter by".length)}</VisuallyHidden>}
        {count > 0 && ` (${count})`}
      </Button>
      {isOpen && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <FilterPanel
              title={label}
              component={component}
              isNarrow={isNarrow}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

export function getFilterByLabel(component: Component | undefined, hasPlaces: boolean): string {
  const option = component && component.options.length > 0 && getTheme(component).optionWord;
  if (!option) return "Filter by place";
  return hasPlaces ? `Filter by place or ${option}` : `Filter by ${option}`;
}
