import { styled } from "styled-components";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, space } from "../../tokens/tokens.ts";
import { fieldBox, fieldLabelStyle, fieldLayout } from "../Field/fieldStyle.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface ComboBoxOutlineProps extends RootProps {
  label: string;
  /** The label of the chosen option. */
  value?: string | undefined;
  placeholder?: string | undefined;
}

/**
 * - **When:** The code of a `ComboBox` is still on its way.
 * - **When not:** Its options are still on their way: use `isLoading` of `ComboBox`.
 */
export function ComboBoxOutline({ label, value, placeholder, ...root }: ComboBoxOutlineProps) {
  return (
    <Root {...root} aria-hidden>
      <Label>{label}</Label>
      <Box data-text={value ?? placeholder} data-chosen={value !== undefined}>
        <Icon name="chevronDown" />
      </Box>
    </Root>
  );
}

const Root = styled.div`${fieldLayout}`;

const Label = styled.span`${fieldLabelStyle}`;

const Box = styled.span`
  ${fieldBox}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  padding-inline: ${space(1.5)} ${space(1)};
  overflow: hidden;
  color: ${color.inkMuted};
  white-space: nowrap;

  &[data-chosen=true] { color: ${color.ink}; }
  &::before { content: attr(data-text); }
  svg { flex: none; margin-inline-start: auto; color: ${color.ink}; }
`;
