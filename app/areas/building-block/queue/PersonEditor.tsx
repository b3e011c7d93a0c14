import type { CheckedHow, ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { useMemo } from "react";
import { buildingBlock } from "../../../lib/address/areaPaths.ts";
import { useApi } from "../../../lib/calls/useApi.ts";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { CheckedHowChoice } from "../CheckedHowChoice.tsx";
import { ContactFields } from "../manage/ContactFields.tsx";
import { conflictFields } from "../manage/conflictFields.ts";
import {
  type FormPerson,
  fieldNamesOf,
  peopleOf,
  personKey,
  proposedOf,
  schemaOf,
  valuesOf,
} from "../manage/instanceForm.ts";
import { LineField } from "../manage/LineField.tsx";
import { refreshesOf } from "../refreshes.ts";
import type { QueueRow } from "./queueRows.ts";

interface PersonEditorProps {
  row: QueueRow;
  how: CheckedHow | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** Others at the place stay. */
export function PersonEditor({ row, ...props }: PersonEditorProps) {
  const { buildingBlockId, placeId: stakeholderId } = row.place;
  const instance = useApi("GET /api/buildingblock/getBuildingBlockContactsWithRequirements", {
    query: { buildingBlockId, stakeholderId },
  });
  const key = personKey(row.contact.stakeholderId, row.contact.buildingBlockRequirementId ?? 0);
  return (
    <Resource {...instance} onRetry={instance.retry} skeleton={<Skeleton height="8rem" />}>
      {(found) => {
        const person = peopleOf(found).find((each) => each.key === key);
        if (person === undefined)
          return (
            <>
              <p>This contact is no longer listed.</p>
              <Button onPress={props.onCancel}>Close</Button>
            </>
          );
        if (!found.address?.addressLine1)
          return (
            <>
              <p>The place has no physical address yet, which is asked for with every change.</p>
              <Link href={buildingBlock.manage(found.boundaryStakeholderId, buildingBlockId, stakeholderId)}>
                Edit the place
              </Link>
            </>
          );
        return <PersonForm instance={found} person={person} name={row.contact.name} {...props} />;
      }}
    </Resource>
  );
}

type PersonFormProps = Omit<PersonEditorProps, "row"> & {
  instance: ContactsWithRequirements;
  person: FormPerson;
  name: string;
};

function PersonForm({ instance, person, name, how, onSaved, onCancel }: PersonFormProps) {
  const { stakeholderId, buildingBlockId } = instance;
  const { send } = useMutation("PUT /api/buildingblock/updateBuildingBlockContactsAndRequirements", {
    refreshes: refreshesOf(instance),
  });
  const first = `${person.key}_name`;
  return (
    <SaveForm
      label={`Edit ${name}`}
      schema={useMemo(() => schemaOf([person], true), [person])}
      initialValues={{ ...valuesOf(instance), checkedHow: how ?? undefined }}
      send={async (values) => {
        await send({
          body: {
            ...proposedOf(values, [person]),
            stakeholderId,
            buildingBlockId,
            version: values.version,
            isSubmitted: true,
            checkedHow: values.checkedHow as CheckedHow,
          },
        });
      }}
      onSaved={onSaved}
      submitName="Submit"
      cancel={onCancel}
      conflict={conflictFields(instance)}
      guardsChanges
      focus={first}
      fieldNames={(values) => fieldNamesOf(values, [person])}
    >
      {(form) => (
        <>
          <FormRow>
            <LineField form={form} name={first} label="Name" autoComplete="off" />
            <LineField form={form} name={`${person.key}_role`} label="Role" isOptional autoComplete="off" />
          </FormRow>
          <ContactFields form={form} prefix={`${person.key}_`} />
          {how === null && (
            <FormField form={form} name="checkedHow">
              {(field) => <CheckedHowChoice {...field} />}
            </FormField>
          )}
        </>
      )}
    </SaveForm>
  );
}
