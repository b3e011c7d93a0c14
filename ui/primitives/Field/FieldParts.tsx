import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { styled } from "styled-components";
import { descriptionStyle, errorStyle, fieldLabelStyle, optionalStyle } from "./fieldStyle.ts";

/** Every field has these. */
export interface FieldWords {
  label: string;
  /** Help under the label. */
  description?: string;
  /** Marks the field invalid. Without it the field's own validation decides. */
  errorMessage?: string;
  /** The label says so. Other fields are required. */
  isOptional?: boolean;
}

const FieldLabel = styled(Label)`${fieldLabelStyle}`;

const Description = styled(Text)`${descriptionStyle}`;

const Optional = styled.span`${optionalStyle}`;

const Problem = styled(FieldError)`${errorStyle}`;

export function FieldIntroduction({ label, description, isOptional }: Omit<FieldWords, "errorMessage">) {
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

/** Undefined without an error: `false` would switch off the field's own validation. */
export const hasError = (errorMessage: string | undefined) => errorMessage !== undefined || undefined;

/** Without a message it shows those of the field's validation and of its form. */
export function FieldProblem({ errorMessage }: Pick<FieldWords, "errorMessage">) {
  return <Problem>{errorMessage}</Problem>;
}
