import { type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import { Checkbox } from "react-aria-components/Checkbox";
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from "react-aria-components/CheckboxGroup";
import { styled } from "styled-components";
import type { RootStyle } from "../../tokens/RootProps.ts";
import { color, size, space } from "../../tokens/tokens.ts";
import { FieldErrorMessage, type FieldTexts, hasError, LabelAndDescription } from "../Field/FieldParts.tsx";
import { fieldLayout, tickBox } from "../Field/fieldStyle.ts";
import { Icon } from "../Icon/Icon.tsx";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface CheckboxGroupProps
  extends Omit<AriaCheckboxGroupProps, "className" | "style" | "children" | "isInvalid">,
    RootStyle,
    FieldTexts {
  choices: readonly { id: string; label: ReactNode }[];
  inputRef?: Ref<{ focus: () => void }>;
}

/**
 * - **When:** Several of a short list, none and all among them.
 * - **When not:** One of a list: use `RadioGroup`. More than about ten: use a `ListTable` with a selection.
 * - **Keys:** Tab moves from box to box, Space ticks and unticks.
 */
export function CheckboxGroup({ label, description, errorMessage, isOptional, ...rest }: CheckboxGroupProps) {
  const { choices, inputRef, ...props } = rest;
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(inputRef, () => ({ focus: () => list.current?.querySelector("input")?.focus() }));
  return (
    <Root {...props} isInvalid={hasError(errorMessage)}>
      <LabelAndDescription label={label} description={description} isOptional={isOptional} />
      <FieldErrorMessage errorMessage={errorMessage} />
      <Choices ref={list}>
        {choices.map((choice) => (
          <Choice key={choice.id} value={choice.id}>
            <Box>
              <Icon name="check" size={18} />
            </Box>
            <span>{choice.label}</span>
          </Choice>
        ))}
      </Choices>
    </Root>
  );
}

const Root = styled(AriaCheckboxGroup)`${fieldLayout}`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: 0 ${space(2)};
`;

const Choice = styled(Checkbox)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${size.target};
  padding-block: ${space(0.5)};
  line-height: 1.3;
  cursor: pointer;

  /* React Aria hides the native field by a style attribute, which the server's pages omit. */
  > span:has(> input) { ${visuallyHidden} }
  svg { visibility: hidden; }
  &[data-selected] svg { visibility: visible; }
  &[data-hovered] { background: ${color.primaryTint}; }
  &[data-disabled] { color: ${color.inkMuted}; cursor: not-allowed; }
`;

const Box = styled.span`${tickBox}`;
