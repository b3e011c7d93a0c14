import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from "react-aria-components/SearchField";
import { styled } from "styled-components";
import { focusRing } from "../../tokens/focusRing.ts";
import { media } from "../../tokens/media.ts";
import type { RootStyle } from "../../tokens/RootProps.ts";
import { color, radius, size, space } from "../../tokens/tokens.ts";
import { FieldErrorMessage, type FieldTexts, hasError, LabelAndDescription } from "../Field/FieldParts.tsx";
import { fieldBox, fieldLayout } from "../Field/fieldStyle.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, "className" | "style" | "children" | "isInvalid">,
    RootStyle,
    FieldTexts {}

/**
 * - **When:** Words are looked for in a list or in everything.
 * - **When not:** One of known options is chosen: use `ComboBox`.
 * - **Keys:** Escape clears it.
 */
export function SearchField({ label, description, errorMessage, isOptional, ...props }: SearchFieldProps) {
  return (
    <Root autoComplete="off" {...props} isInvalid={hasError(errorMessage)}>
      <LabelAndDescription label={label} description={description} isOptional={isOptional} />
      <Box>
        <Icon name="search" />
        <Input />
        <Button aria-label={`Clear ${label}`}>
          <Icon name="close" size={18} />
        </Button>
      </Box>
      <FieldErrorMessage errorMessage={errorMessage} />
    </Root>
  );
}

const Root = styled(AriaSearchField)`${fieldLayout}`;

const Box = styled.div`
  ${fieldBox}
  display: flex;
  align-items: center;
  min-width: 0;
  padding-inline-start: ${space(1)};
  color: ${color.inkMuted};

  &:hover { border-color: ${color.primary}; }
  &:focus-within { ${focusRing} outline-width: 2px; outline-offset: 0; }

  input {
    flex: 1;
    width: 100%;
    min-width: 0;
    min-height: calc(${size.target} - 2px);
    padding: 0 ${space(1)};
    border: 0;
    background: transparent;
    color: ${color.ink};
    outline: none;
  }
  input::-webkit-search-cancel-button { display: none; }

  button {
    display: grid;
    flex: none;
    place-items: center;
    width: ${size.target};
    min-height: calc(${size.target} - 2px);
    border: 0;
    border-radius: ${radius.control};
    background: transparent;
    color: inherit;
    cursor: pointer;
  }
  button[data-hovered] { background: ${color.primaryTint}; }
  [data-empty] > & button { visibility: hidden; }
  ${media.print} { display: none; }
`;
