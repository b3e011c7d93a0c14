import type { ReactNode } from "react";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import { styled } from "styled-components";
import { focusRing, underline } from "../../tokens/focusRing.ts";
import { media } from "../../tokens/media.ts";
import type { RootStyle } from "../../tokens/RootProps.ts";
import { color, motion, size, space } from "../../tokens/tokens.ts";
import { type ButtonVariant, buttonStyle } from "../Button/buttonStyle.ts";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface LinkProps
  extends Omit<AriaLinkProps, "className" | "style" | "children">,
    RootStyle<HTMLAnchorElement> {
  children?: ReactNode;
  /** Opens a new tab and announces this to screen readers. */
  isExternal?: boolean;
  /** `text` inside sentences, `plain` in headers and lists; the others look like buttons. */
  variant?: "text" | "plain" | ButtonVariant;
}

/**
 * `aria-current="page"` marks the current page.
 *
 * - **When:** The reader goes somewhere: another page, another site, a telephone call.
 * - **When not:** Something happens here: use `Button`.
 * - **Keys:** Enter follows it.
 */
export function Link({ isExternal = false, variant = "text", children, ...props }: LinkProps) {
  const Root = variant === "text" || variant === "plain" ? TextRoot : ButtonRoot;
  const newTab = isExternal ? { target: "_blank", rel: "noreferrer" } : {};
  return (
    <Root {...props} {...newTab} data-variant={variant}>
      {children}
      {isExternal && (
        <>
          <Tail>
            <Icon name="external" size={16} />
          </Tail>
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </>
      )}
    </Root>
  );
}

const ButtonRoot = styled(AriaLink)`${buttonStyle}`;

const TextRoot = styled(AriaLink)`
  color: ${color.primary};
  ${underline}
  cursor: pointer;

  &[data-hovered] { text-decoration-thickness: 2px; }
  &[data-focus-visible] { ${focusRing} }

  &[data-variant="plain"] {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${size.target};
    color: inherit;
    text-decoration-color: transparent;
    text-underline-offset: 0.4em;
    transition: text-decoration-color ${motion.quick};
  }
  &[data-variant="plain"][data-hovered],
  &[data-variant="plain"][aria-current] { text-decoration-color: currentColor; text-decoration-thickness: 2px; }

  ${media.print} { text-decoration: none; }
`;

const Tail = styled.span`
  margin-inline-start: 0.25em;
  white-space: nowrap;
  &::before { content: "\\2060"; }
`;
