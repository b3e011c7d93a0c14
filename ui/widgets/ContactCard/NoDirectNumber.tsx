import { styled } from "styled-components";
import { row } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";
import { font } from "../../tokens/tokens.ts";
import { ContactLinks } from "./ContactLinks.tsx";
import { type ContactDetail, getContactLink } from "./contactLink.ts";
import type { Requirement, RequirementPerson } from "./RequirementRow.tsx";

export interface NoDirectNumberProps {
  requirements: readonly Requirement[];
  commandCentre: { name: string; contacts: readonly ContactDetail[] } | undefined;
}

const getNumbers = ({ contacts }: Pick<RequirementPerson, "contacts">) =>
  contacts.filter((contact) => getContactLink(contact).kind === "call");

/** Shown without opening the card, because there is no number to call. */
export function NoDirectNumber({ requirements, commandCentre }: NoDirectNumberProps) {
  const people = requirements
    .flatMap(({ stakeholderContactPerson }) => stakeholderContactPerson)
    .filter((person) => getNumbers(person).length > 0);
  const person = people.find(({ verifiedOn }) => verifiedOn !== null) ?? people[0];
  if (person)
    return (
      <Root>
        <p>
          No direct number. Ask for <b>{person.name}</b>
          {person.role !== null && `, ${person.role}`}:
        </p>
        <ContactLinks contactName={person.name} contacts={getNumbers(person)} />
      </Root>
    );
  const [contact] = commandCentre?.contacts ?? [];
  return (
    <Root>
      <p>No direct number.{commandCentre && contact && ` Call the ${commandCentre.name}:`}</p>
      {commandCentre && contact && <ContactLinks contactName={commandCentre.name} contacts={[contact]} />}
    </Root>
  );
}

const Root = styled.div`
  ${row(1, 2)}
  align-items: center;
  font-size: ${font.size.body};

  ${media.narrow} { > * { flex: 1 1 100%; } }
`;
