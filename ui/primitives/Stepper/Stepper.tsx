import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface StepperProps extends RootProps<HTMLOListElement> {
  /** "Registration" */
  label: string;
  steps: readonly string[];
  /** From 0. */
  current: number;
}

/**
 * On a phone there is room only for numbers, so put a heading with the step's name below.
 *
 * - **When:** A task of three to six steps, in order.
 * - **When not:** Steps in any order, or a single page.
 */
export function Stepper({ label, steps, current, ...root }: StepperProps) {
  return (
    <Root {...root} aria-label={label}>
      {steps.map((name, index) => (
        <Step
          key={name}
          aria-current={index === current ? "step" : undefined}
          data-done={index < current || undefined}
        >
          <Mark aria-hidden="true">{index < current ? <Icon name="check" size={18} /> : index + 1}</Mark>
          <Name>
            <VisuallyHidden>
              Step {index + 1} of {steps.length}:{" "}
            </VisuallyHidden>
            {name}
            {index < current && <VisuallyHidden> (done)</VisuallyHidden>}
          </Name>
        </Step>
      ))}
    </Root>
  );
}

const Root = styled.ol`
  display: flex;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid ${color.edge};
  border-radius: 50%;
  background: ${color.surface};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  font-variant-numeric: tabular-nums;
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: break-word;
  line-height: 1.25;
`;

const Step = styled.li`
  flex: 1 1 0;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  padding-block-start: ${space(1.5)};
  border-top: 3px solid ${color.line};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  ${media.phone} { flex-direction: column; align-items: start; gap: ${space(0.5)}; font-size: ${font.size.caption}; }

  &[data-done], &[aria-current] { border-top-color: ${color.primary}; }
  &[data-done] ${Mark} { border-color: ${color.primary}; color: ${color.primary}; }
  &[aria-current] { color: ${color.ink}; font-weight: ${font.weight.strong}; }
  &[aria-current] ${Mark} { border-color: ${color.primary}; background: ${color.primary}; color: ${color.onPrimary}; }

  ${media.forcedColors} {
    &[aria-current] ${Mark} { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;
