import { styled } from "styled-components";
import { color } from "../../tokens/tokens.ts";
import { fieldBox, fieldLabelLook, fieldLayout } from "../Field/fieldLook.ts";

export interface ComboBoxOutlineProps {
  label: string;
}

/**
 * - **When:** The code of a `ComboBox` is still on its way.
 * - **When not:** Its options are still on their way: use `isLoading` of `ComboBox`.
 */
export function ComboBoxOutline({ label }: ComboBoxOutlineProps) {
  return (
    <Root aria-hidden>
      <Label>{label}</Label>
      <Box data-disabled />
    </Root>
  );
}

const Root = styled.div`
  ${fieldLayout}
  color: ${color.inkMuted};
`;

const Label = styled.span`${fieldLabelLook}`;

const Box = styled.span`
  ${fieldBox}
  display: block;
`;
