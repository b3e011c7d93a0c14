import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { styled } from "styled-components";
import { descriptionStyle, errorStyle, fieldLabelStyle, optionalStyle } from "./fieldStyle.ts";

export interface FieldTexts {
  label: string;
  /** A note under the label that helps to fill in the field. */
  description?: string;
  /** Marks the field invalid. Without it the field's own validation decides. */
  errorMessage?: string;
  /** Adds "(optional)" to the label. */
  isOptional?: boolean;
}

const FieldLabel = styled(Label)`${fieldLabelStyle}`;

const Description = styled(Text)`${descriptionStyle}`;

const Optional = styled.span`${optionalStyle}`;

const StyledFieldError = styled(FieldError)`${errorStyle}`;

export function LabelAndDescription({ label, description, isOptional }: Omit<FieldTexts, "errorMessage">) {
  return (
    <>
      <FieldLabel>
        {label}
        {isOptional && <Optional> (optional)</Optional>}
      </FieldLabel>
      {description && <Description slot="description">{description}</Description>}
    </>
  );
}

/** Returns undefined, not false, if there is no error: false would switch off the field's own validation. */
export const hasError = (errorMessage: string | undefined) => errorMessage !== undefined || undefined;

/** Without `errorMessage` it shows the field's own validation messages. */
export function FieldErrorMessage({ errorMessage }: Pick<FieldTexts, "errorMessage">) {
  return <StyledFieldError>{errorMessage}</StyledFieldError>;
}
