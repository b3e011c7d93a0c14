import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { space } from "@gbvf/ui/theme/tokens.ts";
import { styled } from "styled-components";
import { useFilters } from "../lib/useFilters.ts";
import { GeographyFilters } from "./GeographyFilters.tsx";
import { OptionList } from "./OptionList.tsx";

export interface FilterPanelProps {
  components: readonly Component[];
  /** Holds the places too. */
  isNarrow: boolean;
  onClose: () => void;
}

/** The 'Filter by' panel. Every choice takes effect at once, in the view behind it and in the address. */
export function FilterPanel({ components, isNarrow, onClose }: FilterPanelProps) {
  const { filters, screen, change } = useFilters();
  const chosen = components.find(({ componentId }) => componentId === filters.componentId);
  return (
    <Dialog title="Filter by" isOpen onOpenChange={onClose}>
      <Stack>
        {isNarrow && <GeographyFilters />}
        {chosen && chosen.options.length > 0 && (
          <OptionList component={chosen} filters={filters} isChart={screen === "chart"} onChange={change} />
        )}
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      </Stack>
    </Dialog>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space(2)};
`;
