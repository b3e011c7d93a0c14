import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { styled } from "styled-components";
import { color, font } from "../../tokens/tokens.ts";
import { fieldLabelLook } from "./fieldLook.ts";

/** Every field has these; only this file draws label, description and error. */
export interface FieldWords {
  label: string;
  /** Help under the label. */
  description?: string;
  /** Marks the field invalid. */
  errorMessage?: string;
  /** The label says so. Other fields are required. */
  isOptional?: boolean;
}

const FieldLabel = styled(Label)`${fieldLabelLook}`;

const Description = styled(Text)`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

const Optional = styled.span`
  color: ${color.inkMuted};
  font-weight: ${font.weight.regular};
`;

const Problem = styled(FieldError)`
  color: ${color.danger};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
`;

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

export function FieldProblem({ errorMessage }: Pick<FieldWords, "errorMessage">) {
  return <Problem>{errorMessage}</Problem>;
}
