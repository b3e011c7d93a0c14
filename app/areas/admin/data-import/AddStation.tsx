import { IMPORT_PERMISSIONS, type ImportQuestions } from "@gbvf/api/data-import/contract.ts";
import { AddedStation } from "@gbvf/api/data-import/precinct/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ComboBox } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { NumberField } from "@gbvf/ui/primitives/NumberField/NumberField.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useState } from "react";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";

interface AddStationProps {
  names: readonly ImportQuestions["stations"][number]["name"][];
  onAdded: () => void;
}

const LIST = "GET /api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}";

export function AddStation({ names, onAdded }: AddStationProps) {
  const hasPermission = useHasPermission();
  const [isOpen, setOpen] = useState(false);
  if (names.length === 0 || !IMPORT_PERMISSIONS.boundaries.every(hasPermission)) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Add a new police station</Button>
      <Dialog title="Add a new police station" isOpen={isOpen} onOpenChange={setOpen}>
        <AddStationForm names={names} onAdded={onAdded} close={close} />
      </Dialog>
    </>
  );
}

function AddStationForm({ names, onAdded, close }: AddStationProps & { close: () => void }) {
  const municipalities = useApi(LIST, { params: { boundaryTypeId: 3 } });
  const precincts = useApi(LIST, { params: { boundaryTypeId: 5 } });
  const { send } = useMutation("POST /api/import/addStation", {
    refreshes: [LIST, "GET /api/import/getAddedStations"],
  });
  const [onlyName] = names.length === 1 ? names : [];
  return (
    <>
      <p>
        Its reports then count in its municipality, here and in later files. It is listed and found by its
        name, and on no map until a version of the product has its lines. You can remove it under Data while
        no file with figures of it is applied.
      </p>
      <SaveForm
        label="Add a new police station"
        schema={AddedStation}
        initialValues={{ name: onlyName ?? "", peopleFromBoundaryId: null, source: "" }}
        send={(body) => send({ body })}
        onSaved={() => {
          close();
          onAdded();
        }}
        submitName="Add"
        cancel={close}
      >
        {(form) => (
          <>
            <FormField form={form} name="name">
              {({ value, onChange, ...field }) => (
                <SelectField
                  {...field}
                  onChange={(name) => onChange(name ?? "")}
                  label="Name in the file"
                  options={names.map((name) => ({ id: name, label: name }))}
                  value={value || null}
                />
              )}
            </FormField>
            <FormField form={form} name="municipalityBoundaryId">
              {({ value, onChange, isRequired: _, ...field }) => (
                <ComboBox
                  {...field}
                  label="Municipality"
                  options={(municipalities.data ?? []).map(({ boundaryId, description }) => ({
                    id: boundaryId,
                    label: description,
                  }))}
                  isLoading={municipalities.isLoading}
                  value={value ?? null}
                  onChange={(id) => onChange(id as number)}
                />
              )}
            </FormField>
            <FormField form={form} name="peopleCount">
              {({ value, onChange, ...field }) => (
                <NumberField
                  {...field}
                  label="People, by Census 2022"
                  value={value ?? null}
                  onChange={(count) => onChange(count as number)}
                />
              )}
            </FormField>
            <FormField form={form} name="peopleFromBoundaryId" isOptional>
              {({ value, isRequired: _, ...field }) => (
                <ComboBox
                  {...field}
                  label="Police precinct in which they were counted so far"
                  description="They are taken out of it. Without one, the people of the municipality grow."
                  options={(precincts.data ?? []).map(({ boundaryId, description, code }) => ({
                    id: boundaryId,
                    label: description,
                    detail: code,
                  }))}
                  isLoading={precincts.isLoading}
                  value={value ?? null}
                />
              )}
            </FormField>
            <FormField form={form} name="source">
              {(field) => (
                <TextField
                  {...field}
                  label="Who counted them"
                  description="The public reads it with the method."
                />
              )}
            </FormField>
          </>
        )}
      </SaveForm>
    </>
  );
}
