import type { CapturedPerson } from "@gbvf/api/building-block/instance/contract.ts";
import { withExtensions } from "@gbvf/api/shared/contactTypes.ts";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { ContactLinks } from "@gbvf/ui/widgets/ContactCard/ContactLinks.tsx";
import { styled } from "styled-components";
import { checkedWords, reportedWords } from "../checkedHow.ts";
import { PERSON_MARKS } from "./instanceForm.ts";

export function PersonCard({ person }: { person: CapturedPerson }) {
  const { name, role, contacts, verifiedOn, checkedHow, checkedBy, isUnconfirmed } = person;
  const { isPublic, isAnswer, isReporting } = person;
  const marks = [isAnswer && PERSON_MARKS.isAnswer, isReporting && PERSON_MARKS.isReporting].filter(Boolean);
  return (
    <Root>
      <p>
        <strong>{name}</strong>
        {role !== null && <small>{role}</small>}
      </p>
      {contacts.length === 0 ? (
        <small>No number or e-mail</small>
      ) : (
        <ContactLinks of={name} contacts={withExtensions(contacts)} />
      )}
      {marks.length > 0 && <small>{marks.join(". ")}</small>}
      <small>{checkedWords(verifiedOn, checkedHow, checkedBy)}</small>
      <Tags>
        {person.reports > 0 && <StatusTag kind="danger">{reportedWords(person)}</StatusTag>}
        {isUnconfirmed && <StatusTag kind="warning">Not reached on 3 days</StatusTag>}
        {!isPublic && <StatusTag kind="neutral">Not shown to the public</StatusTag>}
      </Tags>
    </Root>
  );
}

const Root = styled.li`
  ${stack(1)}
  padding-block: ${space(1.5)};

  & + & { border-block-start: 1px solid ${color.line}; }
  small { color: ${color.inkMuted}; font-size: ${font.size.small}; }
  p > small { display: block; }
`;

const Tags = styled.div`
  ${row(1)}
  &:empty { display: none; }
`;
