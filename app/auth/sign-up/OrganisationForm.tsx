import { OrganisationStep } from "@gbvf/api/shared/registrationForm.ts";
import { DigitsField } from "@gbvf/ui/primitives/DigitsField/DigitsField.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useApi } from "../../lib/calls/useApi.ts";
import { ChoiceField } from "../../lib/form/ChoiceField.tsx";
import { FormField } from "../../lib/form/FormField.tsx";
import { JobRoleField } from "../../lib/form/lookupFields.tsx";
import { PLACE_WAITS_FOR, PlaceFields } from "./PlaceFields.tsx";
import { StepForm, type StepProps } from "./StepForm.tsx";

export function OrganisationForm(step: StepProps & { onNext: () => void; onBack: () => void }) {
  const types = useApi("GET /api/auth/getOrganisationTypes", {});
  return (
    <StepForm label="Your organisation" schema={OrganisationStep} {...step} waitsFor={PLACE_WAITS_FOR}>
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
                    name: description,
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
                <DigitsField {...field} label="Postal Code" autoComplete="postal-code" mostDigits={10} />
              )}
            </FormField>
          </FormRow>
        </>
      )}
    </StepForm>
  );
}
