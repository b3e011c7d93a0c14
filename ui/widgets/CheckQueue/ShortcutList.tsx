import { styled } from "styled-components";
import { row } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { ActionButton, Key } from "./queueStyles.ts";

export interface ShortcutListProps {
  isOpen: boolean;
  onToggle: () => void;
  canChoose: boolean;
}

const SHORTCUTS = [
  ["V", "Still right"],
  ["N", "Not reached"],
  ["E", "Edit here"],
  ["T", "Note, and call again on"],
  ["C", "Clear reports"],
  ["U", "Undo"],
  ["J", "Next"],
  ["K", "Back"],
  ["?", "Show or hide the keys"],
] as const;

export function ShortcutList({ isOpen, onToggle, canChoose }: ShortcutListProps) {
  const visible = canChoose
    ? [...SHORTCUTS.slice(0, 6), ["X", "Choose"] as const, ...SHORTCUTS.slice(6)]
    : SHORTCUTS;
  return (
    <Root>
      <ActionButton type="button" aria-expanded={isOpen} onClick={onToggle}>
        Keys <Key aria-hidden="true">?</Key>
      </ActionButton>
      {isOpen && (
        <ul>
          {visible.map(([key, meaning]) => (
            <li key={key}>
              <Key>{key}</Key> {meaning}
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${row(0.5, 2)}
  align-items: center;
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  ul { display: flex; flex-wrap: wrap; gap: ${space(0.5)} ${space(2)}; list-style: none; }
  li { white-space: nowrap; }
  ${media.touch} { display: none; }
  ${media.narrow} { display: none; }
  ${media.print} { display: none; }
`;
