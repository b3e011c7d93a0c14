import { type AriaAttributes, type ReactNode, useId } from "react";
import { Button } from "react-aria-components/Button";
import {
  Disclosure as AriaDisclosure,
  type DisclosureProps as AriaDisclosureProps,
  DisclosurePanel,
} from "react-aria-components/Disclosure";
import { Heading } from "react-aria-components/Heading";
import { styled } from "styled-components";
import { focusRing } from "../../tokens/focusRing.ts";
import { media } from "../../tokens/media.ts";
import type { RootStyle } from "../../tokens/RootProps.ts";
import { color, font, motion, size, space } from "../../tokens/tokens.ts";
import { Icon } from "../Icon/Icon.tsx";
import { getAriaAttributes } from "./DisclosureGroup.tsx";

export interface DisclosureProps
  extends Omit<AriaDisclosureProps, "className" | "style" | "children">,
    RootStyle,
    AriaAttributes {
  /** Visible whether it is open or closed. */
  title: ReactNode;
  headingLevel?: 2 | 3 | 4 | 5;
  /** A figure or a short text at the end of the title. */
  aside?: ReactNode;
  /** Disables the title, which can still take the focus and then shows this reason. */
  disabledReason?: string;
  children: ReactNode;
}

/**
 * - **When:** Something that few readers need, such as how a figure was counted.
 * - **When not:** Everybody needs it: show it. There are several views: use `SegmentedControl`.
 * - **Keys:** Enter and Space open and close it.
 */
export function Disclosure({ title, headingLevel = 3, aside, children, ...props }: DisclosureProps) {
  const { disabledReason, ...root } = props;
  const reasonId = useId();
  return (
    <Root
      {...root}
      render={(element) => (
        <div
          {...element}
          id={typeof root.id === "string" ? root.id : undefined}
          {...getAriaAttributes(root)}
        />
      )}
    >
      {({ isExpanded }) => (
        <>
          <Title level={headingLevel}>
            <Trigger
              {...(disabledReason === undefined
                ? { slot: "trigger" }
                : // Without this slot, a press does nothing.
                  { slot: null, "aria-expanded": isExpanded, "aria-describedby": reasonId })}
              aria-disabled={disabledReason !== undefined}
            >
              <Icon name="chevronRight" />
              <span>{title}</span>
              {aside && <Aside>{aside}</Aside>}
            </Trigger>
          </Title>
          {disabledReason !== undefined && <Reason id={reasonId}>{disabledReason}</Reason>}
          <Panel>
            <PanelBody>{children}</PanelBody>
          </Panel>
        </>
      )}
    </Root>
  );
}

const Root = styled(AriaDisclosure)`
  border-bottom: 1px solid ${color.line};
`;

const Title = styled(Heading)`
  && { font-size: ${font.size.body}; line-height: ${font.line.text}; letter-spacing: 0; }
`;

const Trigger = styled(Button)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space(1)};
  width: 100%;
  min-height: max(${size.target}, 48px);
  padding: ${space(1)} ${space(1)} ${space(1)} 0;
  border: 0;
  background: transparent;
  font-weight: ${font.weight.strong};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  svg { transition: rotate ${motion.calm}; }
  &[aria-expanded="true"] svg { rotate: 90deg; }
  &[data-hovered] { background: ${color.primaryTint}; }
  &[data-focus-visible] { ${focusRing} outline-offset: -3px; }
  &:is([data-disabled], [aria-disabled="true"]) { color: ${color.inkMuted}; cursor: not-allowed; svg { opacity: 0.4; } }
  ${media.print} { grid-template-columns: 1fr auto; min-height: 0; padding-block: ${space(0.5)}; svg { display: none; } }
`;

const Reason = styled.p`
  display: none;
  padding: 0 ${space(1)} ${space(1)} calc(1.25rem + ${space(1)});
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  :focus-within > & { display: block; }
`;

const Aside = styled.span`
  max-width: min(10rem, 40vw);
  text-align: end;
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.regular};
`;

const Panel = styled(DisclosurePanel)`
  height: var(--disclosure-panel-height);
  overflow: clip;
  transition: height ${motion.calm};

  /* Nothing can be opened on paper, so everything is printed. */
  ${media.print} { display: block; height: auto; content-visibility: visible; }
`;

const PanelBody = styled.div`
  padding: ${space(0.5)} 0 ${space(2)} calc(1.25rem + ${space(1)});

  /* A third level of nesting would leave no room on a phone. */
  ${media.narrow} { padding-inline-start: ${space(1.5)}; }
  ${media.print} { padding-block: 0 ${space(0.5)}; }
`;
