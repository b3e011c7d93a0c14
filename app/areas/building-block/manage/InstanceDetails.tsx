import type { CapturedPerson, ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import { attachExtensions } from "@gbvf/api/shared/contactTypes.ts";
import { dayInSouthAfrica } from "@gbvf/api/shared/quarters.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { DetailList } from "@gbvf/ui/primitives/DetailList/DetailList.tsx";
import { FormError } from "@gbvf/ui/primitives/Form/FormError.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { ContactLinks } from "@gbvf/ui/widgets/ContactCard/ContactLinks.tsx";
import { styled } from "styled-components";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import type { HasPermission } from "../../../lib/session/useHasPermission.ts";
import { describeCheck, describeReports } from "../CheckMethodChoice.tsx";
import { listRefreshTargets } from "../refreshTargets.ts";
import { formatLanguages } from "./capturedValues.ts";
import { EndPlace } from "./EndPlace.tsx";
import { PERSON_MARKS } from "./instanceForm.ts";

interface InstanceDetailsProps {
  instance: ContactsWithRequirements;
  hasPermission: HasPermission;
  /** True after the form closes, so that the button that opened it takes the focus. */
  hasEdited: boolean;
  onEdit: () => void;
  onEnded: () => void;
}

export function InstanceDetails({
  instance,
  hasPermission,
  hasEdited,
  onEdit,
  onEnded,
}: InstanceDetailsProps) {
  const { name, address, contacts, isConfidential, buildingBlockRequirements } = instance;
  const { openingHours, languages } = instance;
  const lines = [address?.addressLine1, address?.addressLine2].filter(Boolean).join("\n");
  return (
    <Card>
      <Head>
        <h2>{name}</h2>
        {hasPermission("EditBuildingBlock") && (
          <Button variant="primary" onPress={onEdit} autoFocus={hasEdited}>
            Edit
          </Button>
        )}
      </Head>
      {isConfidential && (
        <div>
          <StatusTag kind="warning">Confidential: the public never sees the address</StatusTag>
        </div>
      )}
      <DetailList
        details={[
          { label: "Physical Address", value: lines },
          {
            label: "Contacts",
            value: contacts.length > 0 && (
              <ContactLinks contactName={name} contacts={attachExtensions(contacts)} />
            ),
          },
          { label: "Opening hours", value: openingHours },
          { label: "Languages it answers in", value: formatLanguages(languages) },
          {
            label: "Confirmed to exist",
            value: (
              <ConfirmPlace instance={instance} mayConfirm={hasPermission("VerifyBuildingBlockExist")} />
            ),
          },
        ]}
      />
      {buildingBlockRequirements.map(({ buildingBlockRequirementId: id, name: requirement, ...details }) => (
        <Requirement key={id} aria-labelledby={`requirement-${id}`}>
          <h3 id={`requirement-${id}`}>{requirement}</h3>
          {details.stakeholderContactPerson.length === 0 ? (
            <p>
              No contact person yet.
              {details.checkedOn !== null &&
                ` ${describeCheck(details.checkedOn, details.checkedHow, details.checkedBy)}.`}
            </p>
          ) : (
            <ul>
              {details.stakeholderContactPerson.map((person) => (
                <PersonCard key={person.stakeholderId} person={person} />
              ))}
            </ul>
          )}
        </Requirement>
      ))}
      {hasPermission("DeleteBuildingBlock") && (
        <Ending>
          <p>Is it not there any more?</p>
          <EndPlace instance={instance} onEnded={onEnded} />
        </Ending>
      )}
    </Card>
  );
}

const Head = styled.header`
  ${row(2)}
  align-items: start;
  justify-content: space-between;
  overflow-wrap: anywhere;

  h2 { flex: 1 1 14rem; min-width: 0; }
`;

const Ending = styled.footer`
  ${row(1, 2)}
  align-items: center;
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color.line};
`;

const Requirement = styled.section`
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color.line};
  overflow-wrap: anywhere;

  h3 { font-size: ${font.size.body}; }
  > p { color: ${color.inkMuted}; font-size: ${font.size.small}; }
  ul { padding: 0; list-style: none; }
`;

function PersonCard({ person }: { person: CapturedPerson }) {
  const { name, role, contacts, verifiedOn, checkedHow, checkedBy, isUnconfirmed } = person;
  const { isPublic, isAnswer, isReporting } = person;
  const markTexts = [isAnswer && PERSON_MARKS.isAnswer, isReporting && PERSON_MARKS.isReporting].filter(
    Boolean,
  );
  return (
    <Root>
      <p>
        <strong>{name}</strong>
        {role !== null && <small>{role}</small>}
      </p>
      {contacts.length === 0 ? (
        <small>No number or e-mail</small>
      ) : (
        <ContactLinks contactName={name} contacts={attachExtensions(contacts)} />
      )}
      {markTexts.length > 0 && <small>{markTexts.join(". ")}</small>}
      <small>{describeCheck(verifiedOn, checkedHow, checkedBy)}</small>
      <Tags>
        {person.reports > 0 && <StatusTag kind="danger">{describeReports(person)}</StatusTag>}
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

interface ConfirmPlaceProps {
  instance: ContactsWithRequirements;
  mayConfirm: boolean;
}

function ConfirmPlace({ instance, mayConfirm }: ConfirmPlaceProps) {
  const { stakeholderId, buildingBlockId, version, existsOn } = instance;
  const confirm = useAction("POST /api/buildingblock/verifyBuildingBlockExist", {
    refreshes: listRefreshTargets(instance),
  });
  const isConfirmedToday = existsOn === dayInSouthAfrica(new Date());
  return (
    <Confirmation>
      <span>{existsOn === null ? "Not yet" : `on ${formatDate(existsOn)}`}</span>
      {mayConfirm && !isConfirmedToday && (
        <ActionButton
          isSending={confirm.isSending}
          onPress={() => confirm.run({ body: { stakeholderId, buildingBlockId, version, exists: true } })}
        >
          It exists as listed
        </ActionButton>
      )}
      {confirm.error && <FormError>{confirm.error}</FormError>}
    </Confirmation>
  );
}

const Confirmation = styled.div`
  ${row(1, 2)}
  align-items: center;
`;
