import { styled } from "styled-components";

/**
 * Breaks before its @ where it is too long for its line.
 *
 * - **When:** An e-mail address in a text or a table.
 * - **When not:** The reader should write at once: put it into a `Link` with mailto.
 */
export function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  return (
    <Whole>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </Whole>
  );
}

const Whole = styled.span`overflow-wrap: break-word;`;
