import { type CalendarDate, parseDate } from "@internationalized/date";
import { type Ref, useImperativeHandle, useRef } from "react";
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  DateInput,
  DateSegment,
} from "react-aria-components/DateField";
import { styled } from "styled-components";
import type { RootStyle } from "../../tokens/RootProps.ts";
import { color, space } from "../../tokens/tokens.ts";
import { FieldErrorMessage, type FieldTexts, hasError, LabelAndDescription } from "../Field/FieldParts.tsx";
import { fieldBox, fieldLayout } from "../Field/fieldStyle.ts";

export interface DateFieldProps
  extends Omit<
      AriaDateFieldProps<CalendarDate>,
      "className" | "style" | "children" | "isInvalid" | "value" | "defaultValue" | "onChange"
    >,
    RootStyle,
    FieldTexts {
  /** "2026-08-15"; null while the date is incomplete. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string | null) => void;
  inputRef?: Ref<{ focus: () => void }>;
}

/**
 * Only real days can be typed, in the order of the reader's locale.
 *
 * - **When:** A day that the reader knows, such as an end or a birthday.
 * - **When not:** A quarter or a financial year: use `SelectField`.
 * - **Keys:** Tab moves to day, month and year; digits are typed, ↑ and ↓ count, Backspace clears a part.
 */
export function DateField({ label, description, errorMessage, isOptional, ...props }: DateFieldProps) {
  const { value, defaultValue, onChange, inputRef, ...rest } = props;
  const segments = useRef<HTMLDivElement>(null);
  useImperativeHandle(inputRef, () => ({
    focus: () => segments.current?.querySelector<HTMLElement>("[role=spinbutton]")?.focus(),
  }));
  return (
    <Root
      {...rest}
      value={typeof value === "string" ? parseDate(value) : value}
      defaultValue={defaultValue === undefined ? undefined : parseDate(defaultValue)}
      onChange={(day) => onChange?.(day?.toString() ?? null)}
      shouldForceLeadingZeros
      isInvalid={hasError(errorMessage)}
    >
      <LabelAndDescription label={label} description={description} isOptional={isOptional} />
      <Box ref={segments}>{(segment) => <Segment segment={segment} />}</Box>
      <FieldErrorMessage errorMessage={errorMessage} />
    </Root>
  );
}

const Root = styled(AriaDateField)`${fieldLayout}` as typeof AriaDateField;

const Box = styled(DateInput)`
  ${fieldBox}
  display: flex;
  align-items: center;
  width: min(14rem, 100%);
  padding: 0 ${space(1)};
  cursor: text;
`;

const Segment = styled(DateSegment)`
  padding: ${space(0.75)} ${space(0.5)};
  border-radius: 2px;
  outline: none;
  /* Digits of equal width, so that typing does not move what follows. */
  font-variant-numeric: tabular-nums;

  &[data-type="literal"] { padding-inline: 0; color: ${color.inkMuted}; }
  &[data-placeholder] { color: ${color.inkMuted}; }
  &[data-focused] { background: ${color.primary}; color: ${color.onPrimary}; }
  @media (forced-colors: active) {
    &[data-focused] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;
