import { ToggleButton } from "react-aria-components/ToggleButton";
import { type Key, ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { styled } from "styled-components";
import { focusRing } from "../../tokens/focusRing.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, motion, radius, size, space } from "../../tokens/tokens.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/shapes.tsx";

export interface Segment<Id extends Key> {
  id: Id;
  label: string;
  icon?: IconName;
}

export interface SegmentedControlProps<Id extends Key> extends RootProps {
  /** Read by screen readers. */
  label: string;
  segments: readonly Segment<Id>[];
  value: Id;
  onChange: (value: Id) => void;
  isDisabled?: boolean;
}

/**
 * A choice applies at once.
 *
 * - **When:** One of two to four views of the same thing: map, chart, table.
 * - **When not:** A value of a form: use `RadioGroup`. Different pages: use links.
 * - **Keys:** Tab moves to the chosen segment, ← and → move between segments, Enter and Space choose.
 */
export function SegmentedControl<Id extends Key>({
  label,
  segments,
  value,
  onChange,
  isDisabled,
  ...root
}: SegmentedControlProps<Id>) {
  const choose = (keys: Set<Key>) => {
    const chosen = segments.find(({ id }) => keys.has(id));
    if (chosen) onChange(chosen.id);
  };
  return (
    <Root
      {...root}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={choose}
      isDisabled={isDisabled}
    >
      {segments.map((segment) => (
        <ToggleButton key={segment.id} id={segment.id}>
          {segment.icon && <Icon name={segment.icon} size={18} />}
          {segment.label}
        </ToggleButton>
      ))}
    </Root>
  );
}

const Root = styled(ToggleButtonGroup)`
  display: inline-flex;
  flex-wrap: wrap;
  justify-self: start;
  max-width: 100%;
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};

  button {
    display: inline-flex;
    flex: 1 1 auto;
    align-items: center;
    justify-content: center;
    gap: ${space(1)};
    min-height: calc(${size.target} - 2px);
    min-width: ${size.target};
    padding: ${space(0.5)} ${space(1.5)};
    border: 0;
    border-radius: 3px;
    background: transparent;
    font-size: ${font.size.small};
    cursor: pointer;
    transition: background-color ${motion.quick};
  }
  button + button { border-inline-start: 1px solid ${color.line}; border-start-start-radius: 0; border-end-start-radius: 0; }
  button:not(:last-child) { border-start-end-radius: 0; border-end-end-radius: 0; }
  button[data-hovered] { background: ${color.primaryTint}; }
  button[data-selected] { background: ${color.primary}; color: ${color.onPrimary}; font-weight: ${font.weight.strong}; }
  button[data-focus-visible] { ${focusRing} z-index: 1; }
  button[data-disabled] { color: ${color.inkMuted}; cursor: not-allowed; }
  button[data-disabled][data-selected] { background: ${color.sunken}; }

  ${media.forcedColors} {
    button[data-selected] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
  ${media.print} { display: none; }
`;
