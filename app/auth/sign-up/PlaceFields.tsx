import type { OrganisationStep } from "@gbvf/api/shared/registrationForm.ts";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { useWatch } from "react-hook-form";
import { ChoiceField } from "../../lib/form/ChoiceField.tsx";
import { FormField } from "../../lib/form/FormField.tsx";
import type { ZodForm } from "../../lib/form/useZodForm.ts";
import { placeOption } from "../../lib/place/placeOption.ts";
import { usePlaceLists } from "../../lib/place/usePlaceLists.ts";

export const PLACE_WAITS_FOR = { district: "province", localMunicipality: "district" } as const;

const fields = [
  { name: "province", level: "national", label: "Province" },
  { name: "district", level: "district", label: "District" },
  { name: "localMunicipality", level: "local", label: "Local Municipality" },
] as const;

/** A new choice clears those below. */
export function PlaceFields({ form }: { form: ZodForm<OrganisationStep> }) {
  const chosen = useWatch({ control: form.control, name: ["province", "district", "localMunicipality"] });
  const [national = null, district = null, local = null] = chosen;
  const open = fields.filter((_, place) => place === 0 || chosen[place - 1] !== undefined);
  const lists = usePlaceLists(
    { national, district, local },
    open.map(({ level }) => level),
  );
  return (
    <FormRow>
      {fields.map(({ name, level, label }, place) => (
        <FormField key={name} form={form} name={name}>
          {(field) => (
            <ChoiceField
              field={{
                ...field,
                onChange: (id) => {
                  field.onChange(id);
                  for (const below of fields.slice(place + 1))
                    form.resetField(below.name, { defaultValue: undefined });
                },
              }}
              label={label}
              choices={lists[level]}
              toOption={placeOption}
              waitsFor={
                open.some((each) => each.name === name)
                  ? undefined
                  : `Choose a ${fields[place - 1]?.label.toLowerCase()} first.`
              }
            />
          )}
        </FormField>
      ))}
    </FormRow>
  );
}
