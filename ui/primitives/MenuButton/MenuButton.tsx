import type { ReactNode } from "react";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { styled } from "styled-components";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/shapes.tsx";
import { choiceList, choiceStyle, PopoverSurface } from "../Popover/PopoverSurface.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName;
  /** Without it, choosing the entry calls `onAction`. */
  href?: string;
  /** Opens a new tab and announces this to screen readers. */
  isExternal?: boolean;
  onAction?: () => void;
}

export interface MenuButtonProps extends Omit<ButtonProps, "children" | "onPress"> {
  /** If it is only an icon, set `aria-label`. */
  children: ReactNode;
  entries: readonly MenuEntry[];
}

/**
 * - **When:** A few actions of one thing, of which one is used now and then.
 * - **When not:** There are one or two: use buttons. A value is chosen: use `SelectField`.
 * - **Keys:** Enter, Space and ↓ open the menu, ↑ and ↓ move in it, Enter takes the entry, Escape closes it
 *   and returns to the button.
 */
export function MenuButton({ children, entries, variant = "quiet", ...props }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <Button {...props} variant={variant}>
        {children}
      </Button>
      <PopoverSurface placement="bottom end">
        <List>
          {entries.map(({ id, label, icon, href, isExternal, onAction }) => (
            <Entry
              key={id}
              id={id}
              textValue={label}
              href={href}
              onAction={onAction}
              {...(isExternal && { target: "_blank", rel: "noreferrer" })}
            >
              {icon && <Icon name={icon} />}
              <span>{label}</span>
              {isExternal && (
                <>
                  <Icon name="external" size={16} />
                  <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
                </>
              )}
            </Entry>
          ))}
        </List>
      </PopoverSurface>
    </MenuTrigger>
  );
}

const List = styled(Menu)`
  ${choiceList}
  min-width: 12rem;
`;

const Entry = styled(MenuItem)`${choiceStyle}` as typeof MenuItem;
