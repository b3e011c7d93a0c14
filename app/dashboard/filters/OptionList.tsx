import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import type { FilterAction } from "../../lib/address/filterReducer.ts";
import type { Filters } from "../../lib/address/filters.ts";

interface OptionListProps {
  component: Component;
  filters: Filters;
  /** Charts have their own rule for building blocks. */
  isChart: boolean;
  onChange: (action: FilterAction) => void;
}

/** None ticked means 'All'. */
export function OptionList({ component, filters, isChart, onChange }: OptionListProps) {
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
