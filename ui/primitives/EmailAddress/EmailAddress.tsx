import { styled } from "styled-components";

/** Breaks before its @ where it is too long for its line. */
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
