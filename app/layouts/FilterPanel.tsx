import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { space } from "@gbvf/ui/theme/tokens.ts";
import { styled } from "styled-components";
import { useFilters } from "../lib/useFilters.ts";
import { GeographyFilters } from "./GeographyFilters.tsx";
import { OptionList } from "./OptionList.tsx";

export interface FilterPanelProps {
  /** What the panel filters by. */
  title: string;
  component: Component | undefined;
  /** Holds the places too. */
  isNarrow: boolean;
  onClose: () => void;
}

/** The 'Filter by' panel. Every choice takes effect at once, in the view behind it and in the address. */
export function FilterPanel({ title, component, isNarrow, onClose }: FilterPanelProps) {
  const { filters, screen, change } = useFilters();
  return (
    <Dialog title={title} isOpen onOpenChange={onClose}>
      <Stack>
        {isNarrow && <GeographyFilters />}
        {component && component.options.length > 0 && (
          <OptionList
            component={component}
            filters={filters}
            isChart={screen === "chart"}
            onChange={change}
          />
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
