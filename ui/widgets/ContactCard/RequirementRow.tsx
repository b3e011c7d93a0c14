import { styled } from "styled-components";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { stack } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { ContactLinks } from "./ContactLinks.tsx";
import type { ContactDetail } from "./contactLink.ts";
import { WrongNumber } from "./WrongNumber.tsx";

export interface RequirementPerson {
  stakeholderId: number;
  name: string;
  role: string | null;
  verifiedOn: string | null;
  contacts: readonly ContactDetail[];
}

export interface Requirement {
  buildingBlockRequirementId: number;
  name: string;
  /** True if somebody is verified for it today; null if it was not captured. */
  isAvailable: boolean | null;
  stakeholderContactPerson: readonly RequirementPerson[];
}

export interface RequirementRowProps {
  requirement: Requirement;
  headingLevel: 3 | 4 | 5;
  onReport?: ((personId: number) => Promise<string>) | undefined;
}

const getAvailabilityText = (isAvailable: boolean | null) =>
  isAvailable === null ? "Not yet captured" : isAvailable ? "Available" : "Not available";

export function RequirementRow({ requirement, headingLevel, onReport }: RequirementRowProps) {
  const { name, isAvailable, stakeholderContactPerson: people } = requirement;
  return (
    <Disclosure title={name} headingLevel={headingLevel} aside={getAvailabilityText(isAvailable)}>
      {people.length === 0 ? (
        <Nobody>
          {isAvailable ? "No contact person is named to the public." : "No contact person is listed."}
        </Nobody>
      ) : (
        <People>
          {people.map((person) => (
            <li key={person.stakeholderId}>
              <p>
                <b>{person.name}</b>
                {person.role !== null && person.role !== name && <Role>{person.role}</Role>}
              </p>
              <ContactLinks contactName={person.name} contacts={person.contacts} />
              {onReport && person.contacts.length > 0 && (
                <WrongNumber contactName={person.name} onReport={() => onReport(person.stakeholderId)} />
              )}
            </li>
          ))}
        </People>
      )}
    </Disclosure>
  );
}

const People = styled.ul`
  ${stack(2.5)}
  list-style: none;

  > li { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(1)}; overflow-wrap: anywhere; }
  ${media.print} { &, > li { display: block; } > li { margin-block-end: ${space(1)}; break-inside: avoid; } }
`;

const Role = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

/** Hidden on paper, because the row's title already says that it is not available. */
const Nobody = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  ${media.print} { display: none; }
`;
