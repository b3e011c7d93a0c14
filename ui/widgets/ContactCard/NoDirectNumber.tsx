import { styled } from "styled-components";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { media } from "../../tokens/media.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { ContactLinks, Way } from "./ContactLinks.tsx";
import { type ContactDetail, contactWay } from "./contactWays.ts";
import type { Requirement, RequirementPerson } from "./RequirementRow.tsx";

export interface NoDirectNumberProps {
  requirements: readonly Requirement[];
  /** Whom to call if the service has no number. */
  commandCentre: { name: string; contacts: readonly ContactDetail[] } | undefined;
}

const numbersOf = ({ contacts }: Pick<RequirementPerson, "contacts">) =>
  contacts.filter((contact) => contactWay(contact).kind === "call");

/** Somebody to call if the service has no number, visible without opening anything. */
export function NoDirectNumber({ requirements, commandCentre }: NoDirectNumberProps) {
  const people = requirements
    .flatMap(({ stakeholderContactPerson }) => stakeholderContactPerson)
    .filter((person) => numbersOf(person).length > 0);
  const person = people.find(({ verifiedOn }) => verifiedOn !== null) ?? people[0];
  if (person)
    return (
      <Root>
        <p>
          No direct number. Ask for <b>{person.name}</b>
          {person.role !== null && `, ${person.role}`}:
        </p>
        <ContactLinks of={person.name} contacts={numbersOf(person)} />
      </Root>
    );
  const [contact] = commandCentre?.contacts ?? [];
  if (commandCentre === undefined || contact === undefined) return <p>No direct number.</p>;
  const { href, text } = contactWay(contact);
  return (
    <Root>
      <p>No direct number.</p>
      <Way href={href} data-kind="call">
        <Icon name="phone" size={18} />
        <Call>Call {text}</Call>
        <small>{commandCentre.name}</small>
      </Way>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-size: ${font.size.body};

  small { color: ${color.inkMuted}; }
  ${media.narrow} { > * { flex: 1 1 100%; } }
`;

const Call = styled.strong`min-width: 0;`;
