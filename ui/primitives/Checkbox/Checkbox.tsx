import type { ReactNode } from "react";
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from "react-aria-components/Checkbox";
import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import type { RootStyle } from "../../tokens/RootProps.ts";
import { color, size, space } from "../../tokens/tokens.ts";
import { FieldErrorMessage, type FieldTexts, hasError } from "../Field/FieldParts.tsx";
import { fieldLayout, tickBox } from "../Field/fieldStyle.ts";
import { Icon } from "../Icon/Icon.tsx";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface CheckboxProps
  extends Omit<CheckboxFieldProps, "className" | "style" | "children" | "isInvalid">,
    RootStyle,
    Pick<FieldTexts, "errorMessage"> {
  /** What the reader agrees to or switches on. */
  children: ReactNode;
}

/**
 * - **When:** One yes or no that is sent with a form.
 * - **When not:** Several of a list: use `CheckboxGroup`. A view changes at once: use `SegmentedControl`.
 * - **Keys:** Tab moves from box to box, Space ticks and unticks.
 */
export function Checkbox({ children, errorMessage, ...props }: CheckboxProps) {
  return (
    <Root {...props} isInvalid={hasError(errorMessage)}>
      {({ isSelected }) => (
        <>
          <Line>
            <Box aria-hidden="true">{isSelected && <Icon name="check" size={18} />}</Box>
            <span>{children}</span>
          </Line>
          <FieldErrorMessage errorMessage={errorMessage} />
        </>
      )}
    </Root>
  );
}

const Root = styled(CheckboxField)`${fieldLayout}`;

const Box = styled.span`
  [data-hovered] > & { border-color: ${color.primary}; }
  ${tickBox}
  [data-disabled] > & { background: ${color.sunken}; border-color: ${color.line}; color: ${color.inkMuted}; }
`;

const Line = styled(CheckboxButton)`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${size.target};
  width: fit-content;
  cursor: pointer;

  > :has(> input) { ${visuallyHidden} }
  &[data-disabled] { color: ${color.inkMuted}; cursor: not-allowed; }

  ${media.forcedColors} { &[data-disabled] { color: GrayText; } }
`;
