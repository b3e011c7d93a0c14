import { styled } from "styled-components";
import { color, space } from "../../tokens/tokens.ts";
import { ContactLinks } from "./ContactLinks.tsx";
import type { ContactDetail } from "./contactLink.ts";

export interface PublicAddress {
  addressLine1: string;
  addressLine2: string | null;
}

export interface AddressLinesProps {
  address: PublicAddress | null;
  /** True if the address must stay secret, for example a shelter's. */
  isConfidential: boolean;
  helpLine?: { name: string; contacts: readonly ContactDetail[] } | undefined;
}

/** Instead of a confidential address, names the help line that tells people how to get there. */
export function AddressLines({ address, isConfidential, helpLine }: AddressLinesProps) {
  if (isConfidential) {
    const line = helpLine?.contacts[0];
    return (
      <Confidential>
        <p>
          The address is confidential, so that the people there are safe.
          {helpLine && line && <> {helpLine.name} can tell you how to get a place:</>}
        </p>
        {helpLine && line && <ContactLinks contactName={helpLine.name} contacts={[line]} />}
      </Confidential>
    );
  }
  if (address === null) return null;
  return (
    <Address>
      {address.addressLine1}
      {address.addressLine2 !== null && (
        <>
          <br />
          {address.addressLine2}
        </>
      )}
    </Address>
  );
}

const Address = styled.address`
  font-style: normal;
`;

const Confidential = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: ${space(1.5)};
  border-inline-start: 3px solid ${color.primary};
`;
