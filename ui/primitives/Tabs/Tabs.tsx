import type { ReactNode } from "react";
import { Tabs as AriaTabs, type Key, Tab, TabList, TabPanel } from "react-aria-components/Tabs";
import { styled } from "styled-components";
import { focusRing } from "../../theme/focusRing.ts";
import { media } from "../../theme/media.ts";
import { color, font, size, space } from "../../theme/tokens.ts";

export interface TabEntry<Id extends Key> {
  id: Id;
  name: string;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps<Id extends Key> {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly TabEntry<Id>[];
  /** The open tab; left out, the tabs look after themselves and open the first. */
  value?: Id;
  onChange?: (value: Id) => void;
}

/** Pages of one thing, of which one is open. */
export function Tabs<Id extends Key>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const choose = (key: Key) => {
    const chosen = tabs.find(({ id }) => id === key);
    if (chosen) onChange?.(chosen.id);
  };
  return (
    <AriaTabs selectedKey={value} onSelectionChange={choose}>
      <Row aria-label={label}>
        {tabs.map(({ id, name, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled}>
            {name}
          </Tab>
        ))}
      </Row>
      {tabs.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </AriaTabs>
  );
}

const Row = styled(TabList)`
  display: flex;
  gap: ${space(0.5)};
  border-bottom: 1px solid ${color.line};
  overflow-x: auto;

  [role="tab"] {
    display: flex;
    align-items: center;
    min-height: ${size.target};
    padding: ${space(0.5)} ${space(1.5)};
    border-bottom: 3px solid transparent;
    color: ${color.inkMuted};
    text-align: center;
    white-space: nowrap;
    cursor: pointer;
  }
  [role="tab"][data-hovered] { color: ${color.ink}; border-bottom-color: ${color.line}; }
  [role="tab"][data-selected] { color: ${color.primary}; border-bottom-color: ${color.primary}; font-weight: ${font.weight.strong}; }
  [role="tab"][data-focus-visible] { ${focusRing} outline-offset: -3px; }
  [role="tab"][data-disabled] { opacity: 0.6; cursor: not-allowed; }

  ${media.forcedColors} {
    [role="tab"] {
      border-bottom-color: Canvas;
    }
    [role="tab"][data-selected] { border-bottom-color: Highlight; }
    [role="tab"][data-disabled] { color: GrayText; opacity: 1; }
  }
`;

const Panel = styled(TabPanel)`
  padding-block: ${space(2)};
  &[data-focus-visible] { ${focusRing} }
`;
