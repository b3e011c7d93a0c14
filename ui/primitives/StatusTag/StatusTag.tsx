import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, radius, space } from "../../tokens/tokens.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface StatusTagProps extends RootProps<HTMLSpanElement> {
  kind: "success" | "warning" | "danger" | "neutral";
  /** "Approved" */
  children: string;
}

/**
 * The text names the state; icon and colour help to find it.
 *
 * - **When:** The state of one thing in a list: approved, due, refused.
 * - **When not:** It can be pressed: use `Button` or `Link`.
 */
export function StatusTag({ kind, children, ...root }: StatusTagProps) {
  const icon = icons[kind];
  return (
    <Root {...root} data-kind={kind}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </Root>
  );
}

const icons = { success: "success", warning: "warning", danger: "close", neutral: null } as const;

const Root = styled.span`
  display: inline-flex;
  gap: ${space(0.5)};
  align-items: center;
  min-width: 0;
  padding: 1px ${space(1)};
  border: 1px solid currentColor;
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  line-height: 1.4;
  overflow-wrap: break-word;

  &[data-kind="success"] { background: ${color.successTint}; color: ${color.success}; }
  &[data-kind="warning"] { background: ${color.warningTint}; color: ${color.warning}; }
  &[data-kind="danger"] { background: ${color.dangerTint}; color: ${color.danger}; }
  ${media.forcedColors} { border-color: CanvasText; }
`;
