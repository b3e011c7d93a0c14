import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { type FilterAction, shouldReplaceOptions } from "../../lib/address/filterReducer.ts";
import type { Filters } from "../../lib/address/filters.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { GeographyFilters } from "./GeographyFilters.tsx";

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
              setReset(isChart && shouldReplaceOptions(filters, action.optionId));
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

  /* The empty element stays in the page, so that screen readers observe it. */
  &:empty { position: absolute; padding: 0; border: 0; }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space(2)};
`;

interface OptionListProps {
  component: Component;
  filters: Filters;
  isChart: boolean;
  onChange: (action: FilterAction) => void;
}

/** 'All' is ticked while no option is. */
function OptionList({ component, filters, isChart, onChange }: OptionListProps) {
  const { componentOptions, componentSubOptions } = filters;
  return (
    <fieldset>
      <Legend>{component.name}</Legend>
      <Choice
        name="All"
        isChosen={componentOptions.length === 0}
        onToggle={() => onChange({ type: "choose all options" })}
      />
      {component.options.map(({ id, name, subOptions }) => (
        <div key={id}>
          <Choice
            name={name}
            isChosen={componentOptions.includes(id)}
            onToggle={() => onChange({ type: "toggle option", optionId: id, isChart })}
          />
          <Nested>
            {subOptions.map((subOption) => (
              <Choice
                key={subOption.id}
                name={subOption.name}
                isChosen={componentSubOptions.some(
                  ({ optionId, subOptionId }) => optionId === id && subOptionId === subOption.id,
                )}
                onToggle={() =>
                  onChange({
                    type: "toggle sub-option",
                    subOption: { optionId: id, subOptionId: subOption.id },
                  })
                }
              />
            ))}
          </Nested>
        </div>
      ))}
    </fieldset>
  );
}

function Choice({ name, isChosen, onToggle }: { name: string; isChosen: boolean; onToggle: () => void }) {
  return (
    <Label>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span>{name}</span>
    </Label>
  );
}

const Legend = styled.legend`
  padding: 0;
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
`;

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${size.target};
  cursor: pointer;

  input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: ${color.primary}; }
  &:hover { background: ${color.primaryTint}; }
`;

const Nested = styled.div`
  padding-inline-start: ${space(4)};
`;
