import { OrganisationStep } from "@gbvf/api/shared/registrationForm.ts";
import { DigitsField } from "@gbvf/ui/primitives/DigitsField/DigitsField.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useWatch } from "react-hook-form";
import { useApi } from "../../lib/api-client/useApi.ts";
import { ChoiceField } from "../../lib/form/ChoiceField.tsx";
import { FormField } from "../../lib/form/FormField.tsx";
import { JobRoleField } from "../../lib/form/lookupFields.tsx";
import type { ZodForm } from "../../lib/form/useZodForm.ts";
import { toPlaceOption } from "../../lib/place/usePlace.ts";
import { usePlaceLists } from "../../lib/place/usePlaceLists.ts";
import { StepForm, type StepProps } from "./StepForm.tsx";

export function OrganisationForm(stepProps: StepProps & { onNext: () => void; onBack: () => void }) {
  const types = useApi("GET /api/auth/getOrganisationTypes", {});
  return (
    <StepForm label="Your organisation" schema={OrganisationStep} {...stepProps} dependsOn={PLACE_DEPENDS_ON}>
      {(form) => (
        <>
          <FormRow>
            <FormField form={form} name="orgName">
              {(field) => <TextField {...field} label="Organisation Name" autoComplete="organization" />}
            </FormField>
            <FormField form={form} name="orgBranch" isOptional>
              {(field) => <TextField {...field} label="Organisation Branch" />}
            </FormField>
            <FormField form={form} name="orgType">
              {(field) => (
                <ChoiceField
                  field={field}
                  label="Organisation Type"
                  choices={types}
                  toOption={({ organisationTypeId, description }) => ({
                    id: organisationTypeId,
                    label: description,
                  })}
                />
              )}
            </FormField>
            <FormField form={form} name="role">
              {(field) => <JobRoleField field={field} label="Organisation Role" />}
            </FormField>
          </FormRow>
          <PlaceFields form={form} />
          <FormRow>
            <FormField form={form} name="streetNumber" isOptional>
              {(field) => <TextField {...field} label="Street Number" />}
            </FormField>
            <FormField form={form} name="streetName" isOptional>
              {(field) => <TextField {...field} label="Street Name" autoComplete="street-address" />}
            </FormField>
            <FormField form={form} name="suburb" isOptional>
              {(field) => <TextField {...field} label="Suburb" autoComplete="address-level3" />}
            </FormField>
            <FormField form={form} name="city" isOptional>
              {(field) => <TextField {...field} label="City" autoComplete="address-level2" />}
            </FormField>
            <FormField form={form} name="postalCode" isOptional>
              {(field) => (
                <DigitsField {...field} label="Postal Code" autoComplete="postal-code" maxDigits={10} />
              )}
            </FormField>
          </FormRow>
        </>
      )}
    </StepForm>
  );
}

const PLACE_DEPENDS_ON = { district: "province", localMunicipality: "district" } as const;

const placeFields = [
  { name: "province", level: "national", label: "Province" },
  { name: "district", level: "district", label: "District" },
  { name: "localMunicipality", level: "local", label: "Local Municipality" },
] as const;

function PlaceFields({ form }: { form: ZodForm<OrganisationStep> }) {
  const chosenIds = useWatch({ control: form.control, name: ["province", "district", "localMunicipality"] });
  const [national = null, district = null, local = null] = chosenIds;
  const enabledFields = placeFields.filter((_, index) => index === 0 || chosenIds[index - 1] !== undefined);
  const lists = usePlaceLists(
    { national, district, local },
    enabledFields.map(({ level }) => level),
  );
  return (
    <FormRow>
      {placeFields.map(({ name, level, label }, index) => (
        <FormField key={name} form={form} name={name}>
          {(field) => (
            <ChoiceField
              field={{
                ...field,
                onChange: (id) => {
                  field.onChange(id);
                  for (const lowerField of placeFields.slice(index + 1))
                    form.resetField(lowerField.name, { defaultValue: undefined });
                },
              }}
              label={label}
              choices={lists[level]}
              toOption={toPlaceOption}
              prerequisite={
                enabledFields.some((each) => each.name === name)
                  ? undefined
                  : `Choose a ${placeFields[index - 1]?.label.toLowerCase()} first.`
              }
            />
          )}
        </FormField>
      ))}
    </FormRow>
  );
}
