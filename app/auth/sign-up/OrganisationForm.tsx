import { OrganisationStep } from "@gbvf/api/auth/registrationForm.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { DigitsField } from "@gbvf/ui/primitives/DigitsField/DigitsField.tsx";
import { Form, FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useApi } from "../../lib/calls/useApi.ts";
import { ChoiceField } from "../../lib/form/ChoiceField.tsx";
import { FormField } from "../../lib/form/FormField.tsx";
import { UnsavedDialog } from "../../lib/form/UnsavedDialog.tsx";
import { PLACE_WAITS_FOR, PlaceFields } from "./PlaceFields.tsx";
import { type StepProps, useStep } from "./useStep.ts";

export function OrganisationForm({
  onNext,
  onBack,
  ...step
}: StepProps & { onNext: () => void; onBack: () => void }) {
  const { form, formProps, isUnsaved } = useStep(OrganisationStep, step, async () => onNext(), {
    waitsFor: PLACE_WAITS_FOR,
  });
  const types = useApi("GET /api/auth/getOrganisationTypes", {});
  const roles = useApi("GET /api/auth/getUserJobRoles", {});
  return (
    <Form
      aria-label="Your organisation"
      {...formProps}
      actions={
        <>
          <Button type="submit" variant="primary">
            Next
          </Button>
          <Button onPress={onBack}>Back</Button>
        </>
      }
    >
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
          {(field) => (
            <ChoiceField
              field={field}
              label="Organisation Role"
              choices={roles}
              toOption={({ roleId, description }) => ({ id: roleId, name: description })}
            />
          )}
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
      <UnsavedDialog isUnsaved={isUnsaved} />
    </Form>
  );
}
