import { styled } from "styled-components";
import type { RootProps } from "../../tokens/RootProps.ts";

export interface EmailAddressProps extends RootProps<HTMLSpanElement> {
  address: string;
}

/**
 * An address that is too long for its line breaks before the @.
 *
 * - **When:** An e-mail address in a text or a table.
 * - **When not:** The reader should write at once: put it into a `Link` with mailto.
 */
export function EmailAddress({ address, ...root }: EmailAddressProps) {
  const atIndex = address.lastIndexOf("@");
  return (
    <Unbroken {...root}>
      {address.slice(0, atIndex)}
      <wbr />
      {address.slice(atIndex)}
    </Unbroken>
  );
}

const Unbroken = styled.span`overflow-wrap: break-word;`;
