import type { Component } from "@gbvf/api/dashboard/contract.ts";
import * as english from "@gbvf/api/lib/words/home/english.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { lazy, Suspense, useState } from "react";
import { ErrorBoundary } from "../../layouts/ErrorBoundary.tsx";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useWords } from "../../lib/words/useWords.tsx";
import { filterByWords } from "./filterByWords.ts";

const FilterPanel = lazy(() =>
  import("./FilterPanel.tsx").then(({ FilterPanel }) => ({ default: FilterPanel })),
);

interface FilterByButtonProps {
  component: Component | undefined;
  /** The panel then has the places too. */
  isNarrow?: boolean;
}

export function FilterByButton({ component, isNarrow = false }: FilterByButtonProps) {
  const { filters } = useFilters();
  const [isOpen, setOpen] = useState(false);
  const count = filters.componentOptions.length;
  const { isEnglish, plain, say } = useWords();
  const words = isEnglish ? filterByWords(component, isNarrow) : plain(english.filterBy);
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        {say(isNarrow ? english.filterBy : words)}
        {isNarrow && <VisuallyHidden>{words.slice(plain(english.filterBy).length)}</VisuallyHidden>}
        {count > 0 && ` (${count})`}
      </Button>
      {isOpen && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <FilterPanel
              title={words}
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
