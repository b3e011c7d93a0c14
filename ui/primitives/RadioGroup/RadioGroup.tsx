import { type Ref, useImperativeHandle, useRef } from "react";
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from "react-aria-components/RadioGroup";
import { styled } from "styled-components";
import { focusRing } from "../../tokens/focusRing.ts";
import { media } from "../../tokens/media.ts";
import type { RootStyle } from "../../tokens/RootProps.ts";
import { color, font, radius, size, space } from "../../tokens/tokens.ts";
import { FieldErrorMessage, type FieldTexts, hasError, LabelAndDescription } from "../Field/FieldParts.tsx";
import { fieldLayout } from "../Field/fieldStyle.ts";

export interface RadioChoice<Value extends string> {
  id: Value;
  label: string;
  /** A smaller text under the label. */
  detail?: string;
}

export interface RadioGroupProps<Value extends string>
  extends Omit<
      AriaRadioGroupProps,
      "className" | "style" | "children" | "isInvalid" | "value" | "defaultValue" | "onChange"
    >,
    RootStyle,
    FieldTexts {
  choices: readonly RadioChoice<Value>[];
  value?: Value | null;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** Places the choices next to each other, so that readers can compare them. */
  isSideBySide?: boolean;
  inputRef?: Ref<{ focus: () => void }>;
}

/**
 * - **When:** One of two to about six, all to be seen at once.
 * - **When not:** More: use `SelectField`. A view changes at once: use `SegmentedControl`.
 * - **Keys:** Tab moves to the chosen value, arrow keys choose the value before or after.
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, description, errorMessage, isOptional, choices, onChange, isSideBySide, ...rest } = props;
  const { inputRef, ...rootProps } = rest;
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(inputRef, () => ({ focus: () => list.current?.querySelector("input")?.focus() }));
  return (
    <Root
      {...rootProps}
      onChange={(chosen) => onChange?.(chosen as Value)}
      isInvalid={hasError(errorMessage)}
    >
      <LabelAndDescription label={label} description={description} isOptional={isOptional} />
      <FieldErrorMessage errorMessage={errorMessage} />
      <Choices ref={list} data-columns={isSideBySide || undefined}>
        {choices.map((choice) => (
          <Choice key={choice.id} value={choice.id}>
            <Dot />
            <span>
              {choice.label}
              {choice.detail && <Detail>{choice.detail}</Detail>}
            </span>
          </Choice>
        ))}
      </Choices>
    </Root>
  );
}

const Root = styled(AriaRadioGroup)`${fieldLayout}`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &[data-columns] {
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: ${space(1)};

    > label { padding: ${space(1)} ${space(1.5)}; border: 1px solid ${color.edge}; border-radius: ${radius.control}; }
    > [data-selected] { border-color: ${color.primary}; background: ${color.primaryTint}; }
  }
`;

const Choice = styled(Radio)`
  position: relative;
  display: flex;
  gap: ${space(1.5)};
  align-items: center;
  min-width: 0;
  min-height: ${size.target};
  padding-block: ${space(0.5)};
  line-height: 1.3;
  cursor: pointer;

  > span:last-child { min-width: 0; overflow-wrap: anywhere; }
  &[data-hovered] { background: ${color.primaryTint}; }
  &[data-disabled] { color: ${color.inkMuted}; cursor: not-allowed; }
`;

const Dot = styled.span`
  flex: none;
  width: 24px;
  height: 24px;
  border: 1px solid ${color.edge};
  border-radius: 50%;
  background: ${color.surface};

  [data-selected] > & { border: 7px solid ${color.primary}; }
  [data-invalid] > &:not([data-selected] > *) { border: 2px solid ${color.danger}; }
  [data-focus-visible] > & { ${focusRing} border-radius: 50%; }
  ${media.forcedColors} {
    [data-selected] > & { forced-color-adjust: none; border-color: Highlight; background: Canvas; }
  }
`;

const Detail = styled.small`
  display: block;
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
