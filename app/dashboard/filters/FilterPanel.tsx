import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { startsOver } from "../../lib/address/filterReducer.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { GeographyFilters } from "./GeographyFilters.tsx";
import { OptionList } from "./OptionList.tsx";

interface FilterPanelProps {
  title: string;
  component: Component | undefined;
  isNarrow: boolean;
  onClose: () => void;
}

export function FilterPanel({ title, component, isNarrow, onClose }: FilterPanelProps) {
  const { filters, screen, change } = useFilters();
  const [wasReset, setReset] = useState(false);
  return (
    <Dialog title={title} isOpen onOpenChange={onClose}>
      <Stack>
        {isNarrow && <GeographyFilters />}
        {component && component.options.length > 0 && (
          <OptionList
            component={component}
            filters={filters}
            isChart={screen === "chart"}
            onChange={(action) => {
              const isChart = action.type === "toggle option" && action.isChart;
              setReset(isChart && startsOver(filters, action.optionId));
              change(action);
            }}
          />
        )}
        <Reset role="status">
          {wasReset && "The chart shows one option at a time. Your choice was reset: all are shown."}
        </Reset>
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      </Stack>
    </Dialog>
  );
}

const Reset = styled.p`
  position: sticky;
  bottom: 0;
  padding: ${space(1)} ${space(1.5)};
  border-inline-start: 4px solid ${color.warning};
  background: ${color.warningTint};
  font-size: ${font.size.small};

  /* Still there for a screen reader to watch. */
  &:empty { position: absolute; padding: 0; border: 0; }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space(2)};
`;
