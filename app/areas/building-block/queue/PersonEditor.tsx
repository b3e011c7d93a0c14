import type { CheckedHow, ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { buildingBlock } from "../../../lib/address/areaPaths.ts";
import { useApi } from "../../../lib/calls/useApi.ts";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { CheckedHowChoice } from "../CheckedHowChoice.tsx";
import { ContactFields } from "../manage/ContactFields.tsx";
import { conflictFields } from "../manage/conflictFields.ts";
import { type PlaceValues, proposedOf, SubmittedForm, savedAs, valuesOf } from "../manage/instanceForm.ts";
import { LineField } from "../manage/LineField.tsx";
import { refreshesOf } from "../refreshes.ts";
import type { QueueRow } from "./queueRows.ts";

/** The form has one person only. */
const PERSON = "buildingBlockRequirements.0.stakeholderContactPerson.0.";

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
  return (
    <Resource {...instance} onRetry={instance.retry} skeleton={<Skeleton height="8rem" />}>
      {(found) => {
        const values = valuesOfOne(found, row.contact);
        if (values === null)
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
        return <PersonForm instance={found} values={values} name={row.contact.name} {...props} />;
      }}
    </Resource>
  );
}

type PersonFormProps = Omit<PersonEditorProps, "row"> & {
  instance: ContactsWithRequirements;
  values: PlaceValues;
  name: string;
};

function PersonForm({ instance, values: initialValues, name, how, onSaved, onCancel }: PersonFormProps) {
  const { stakeholderId, buildingBlockId } = instance;
  const { send } = useMutation("PUT /api/buildingblock/updateBuildingBlockContactsAndRequirements", {
    refreshes: refreshesOf(instance),
  });
  return (
    <SaveForm
      label={`Edit ${name}`}
      schema={SubmittedForm}
      initialValues={{ ...initialValues, checkedHow: how ?? undefined }}
      send={async (values) => {
        await send({
          body: {
            ...proposedOf(values),
            stakeholderId,
            buildingBlockId,
            version: values.version,
            isSubmitted: true,
            checkedHow: values.checkedHow,
          },
        });
      }}
      onSaved={onSaved}
      submitName="Submit"
      cancel={onCancel}
      conflict={{ fields: conflictFields, valuesOf: savedAs, base: instance }}
      guardsChanges
      focus={`${PERSON}name`}
    >
      {(form) => (
        <>
          <FormRow>
            <LineField form={form} name={`${PERSON}name`} label="Name" />
            <LineField form={form} name={`${PERSON}role`} label="Role" isOptional />
          </FormRow>
          <ContactFields form={form} path={PERSON} />
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

/** Null if the person is gone. */
function valuesOfOne(
  instance: ContactsWithRequirements,
  { stakeholderId, buildingBlockRequirementId }: QueueRow["contact"],
): PlaceValues | null {
  const values = valuesOf(instance);
  const buildingBlockRequirements = values.buildingBlockRequirements.flatMap((requirement) =>
    requirement.buildingBlockRequirementId !== buildingBlockRequirementId
      ? []
      : requirement.stakeholderContactPerson.flatMap((person) =>
          person.stakeholderId === stakeholderId
            ? [{ ...requirement, stakeholderContactPerson: [person] }]
            : [],
        ),
  );
  return buildingBlockRequirements.length === 0 ? null : { ...values, buildingBlockRequirements };
}
