import { watchSource } from "@gbvf/api/data-import/watched/contract.ts";
import { RadioGroup } from "@gbvf/ui/primitives/RadioGroup/RadioGroup.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useMutation } from "../../../../lib/calls/useMutation.ts";
import { FormField } from "../../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../../lib/form/SaveForm.tsx";
import type { ImportKindWords } from "../importKinds.ts";
import { KnownSources } from "./KnownSources.tsx";

interface NameSourceFormProps {
  kinds: readonly ImportKindWords[];
  onClose: () => void;
}

export function NameSourceForm({ kinds, onClose }: NameSourceFormProps) {
  const { send } = useMutation("POST /api/import/watchSource", {
    refreshes: ["GET /api/import/getWatchedSources"],
  });
  const [only, ...others] = kinds;
  return (
    <SaveForm
      label="Name a source"
      schema={watchSource.body}
      initialValues={{ name: "", address: "", ...(only && others.length === 0 && { kind: only.kind }) }}
      send={(body) => send({ body })}
      onSaved={onClose}
      submitName="Ask it every day"
      cancel={onClose}
      focus="name"
    >
      {(form) => (
        <>
          <KnownSources
            kinds={kinds}
            onChoose={({ kind, name, address }) => form.reset({ kind, name, address })}
          />
          <FormField form={form} name="kind">
            {({ isOptional: _, value, ...field }) => (
              <RadioGroup
                {...field}
                label="What is in its files?"
                choices={kinds.map(({ kind, name, about }) => ({ value: kind, name, detail: about }))}
                value={value ?? null}
                isSideBySide
              />
            )}
          </FormField>
          <FormField form={form} name="name">
            {(field) => <TextField {...field} label="Name" description="Who publishes it, and what it is." />}
          </FormField>
          <FormField form={form} name="address">
            {(field) => (
              <TextField
                {...field}
                label="Address of the file"
                description="Begins with https:// and leads to the latest file itself, not to a page about it."
              />
            )}
          </FormField>
        </>
      )}
    </SaveForm>
  );
}
