import type { ReactNode, Ref } from "react";
import { CheckboxButton, CheckboxField } from "react-aria-components/Checkbox";
import { styled } from "styled-components";
import { focusRing } from "../../tokens/focusRing.ts";
import { media } from "../../tokens/media.ts";
import { color, radius, size, space } from "../../tokens/tokens.ts";
import { FieldProblem, type FieldWords } from "../Field/FieldParts.tsx";
import { fieldLayout } from "../Field/fieldLook.ts";
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
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.onPrimary};
`;

const Line = styled(CheckboxButton)`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${size.target};
  width: fit-content;
  cursor: pointer;

  &[data-hovered] ${Box} { border-color: ${color.primary}; }
  &[data-selected] ${Box} { border-color: ${color.primary}; background: ${color.primary}; }
  &[data-focus-visible] ${Box} { ${focusRing} }
  &[data-invalid] ${Box} { border: 2px solid ${color.danger}; }
  &[data-disabled] { color: ${color.inkMuted}; cursor: not-allowed; }
  &[data-disabled] ${Box} { background: ${color.sunken}; border-color: ${color.line}; color: ${color.inkMuted}; }

  ${media.forcedColors} {
    &[data-selected] ${Box} { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    &[data-disabled] { color: GrayText; }
  }
`;
