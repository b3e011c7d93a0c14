import type { ReactNode, Ref } from "react";
import { CheckboxButton, CheckboxField } from "react-aria-components/Checkbox";
import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { color, size, space } from "../../tokens/tokens.ts";
import { FieldProblem, type FieldWords } from "../Field/FieldParts.tsx";
import { fieldLayout, tickBox } from "../Field/fieldLook.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface CheckboxProps extends Pick<FieldWords, "errorMessage"> {
  /** What is agreed to or switched on. */
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  onBlur?: () => void;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * - **When:** One yes or no that is sent with a form.
 * - **When not:** Several of a list: use `CheckboxGroup`. A view changes at once: use `SegmentedControl`.
 * - **Keys:** Tab moves from box to box, Space ticks and unticks.
 */
export function Checkbox({ children, errorMessage, ...props }: CheckboxProps) {
  return (
    <Root {...props} isInvalid={errorMessage !== undefined}>
      {({ isSelected }) => (
        <>
          <Line>
            <Box aria-hidden="true">{isSelected && <Icon name="check" size={18} />}</Box>
            <span>{children}</span>
          </Line>
          <FieldProblem errorMessage={errorMessage} />
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

  &[data-disabled] { color: ${color.inkMuted}; cursor: not-allowed; }

  ${media.forcedColors} { &[data-disabled] { color: GrayText; } }
`;
