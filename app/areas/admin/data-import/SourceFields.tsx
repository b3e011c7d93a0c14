import type { OpenedImport } from "@gbvf/api/data-import/contract.ts";
import { ImportSource } from "@gbvf/api/source/contract.ts";
import { DateField } from "@gbvf/ui/primitives/DateField/DateField.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { z } from "zod";
import { FormField } from "../../../lib/form/FormField.tsx";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";

const { title, publisher, url, publishedOn, licence } = ImportSource.shape;

const Source = z.object({
  title,
  publisher,
  url: z.union([z.literal(""), url.unwrap()], "Enter an address that begins with https:// or leave it empty"),
  publishedOn,
  licence: z.union([z.literal(""), licence.unwrap()]),
});

/** `source` is optional, because some kinds of import have none. */
export const SourceForm = z.object({ source: Source.optional() });

export const NO_SOURCE = { title: "", publisher: "", url: "", publishedOn: null, licence: "" };

export const toSourceFields = ({ url: address, licence: terms, ...source }: ImportSource) => ({
  ...source,
  url: address ?? "",
  licence: terms ?? "",
});

export const toImportSource = ({
  url: address,
  licence: terms,
  ...source
}: z.infer<typeof Source>): ImportSource => ({
  ...source,
  url: address || null,
  licence: terms || null,
});

interface SourceFieldsProps<O> extends Pick<OpenedImport, "knownSources"> {
  form: ZodForm<z.input<typeof SourceForm>, O>;
}

export function SourceFields<O>({ form, knownSources }: SourceFieldsProps<O>) {
  return (
    <>
      <p>Where were these figures published? Every citation of them says it.</p>
      {knownSources.length > 0 && (
        <SelectField
          label="Begin with an earlier source"
          placeholder="None"
          options={knownSources.map((each) => ({ id: each.title, label: each.title }))}
          value={null}
          onChange={(chosen) => {
            const source = knownSources.find((each) => each.title === chosen);
            if (source) form.setValue("source", toSourceFields(source), { shouldValidate: true });
          }}
        />
      )}
      <FormField form={form} name="source.title">
        {({ value, isOptional: _, ...field }) => (
          <TextField
            {...field}
            value={value ?? ""}
            label="Title"
            description="Such as Crime statistics 2024/25"
          />
        )}
      </FormField>
      <FormRow>
        <FormField form={form} name="source.publisher">
          {({ value, isOptional: _, ...field }) => (
            <TextField {...field} value={value ?? ""} label="Publisher" />
          )}
        </FormField>
        <FormField form={form} name="source.publishedOn" isOptional>
          {({ value, ...field }) => (
            <DateField
              {...field}
              value={value ?? null}
              onChange={(day) => form.setValue("source.publishedOn", day)}
              label="Published on"
            />
          )}
        </FormField>
      </FormRow>
      <FormRow>
        <FormField form={form} name="source.url" isOptional>
          {({ value, ...field }) => <TextField {...field} value={value ?? ""} label="Address" />}
        </FormField>
        <FormField form={form} name="source.licence" isOptional>
          {({ value, ...field }) => <TextField {...field} value={value ?? ""} label="Licence" />}
        </FormField>
      </FormRow>
    </>
  );
}
