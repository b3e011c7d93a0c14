import { MembersStep } from "@gbvf/api/auth/registrationForm.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { NumberField } from "@gbvf/ui/primitives/NumberField/NumberField.tsx";
import type { ApiError } from "../../lib/calls/ApiError.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { FormField } from "../../lib/form/FormField.tsx";
import { SubmitButton } from "../../lib/form/SubmitButton.tsx";
import { UnsavedDialog } from "../../lib/form/UnsavedDialog.tsx";
import type { RegistrationValues } from "./registration.ts";
import { type StepProps, useStep } from "./useStep.ts";

interface MembersFormProps extends StepProps {
  onBack: () => void;
  send: (values: RegistrationValues) => Promise<void>;
  onRefused: (error: ApiError, text: string) => void;
}

export function MembersForm({ onBack, send, onRefused, ...step }: MembersFormProps) {
  const { data: flags } = useApi("GET /api/config/feature-flags", {});
  const { form, formProps, isSending, isUnsaved } = useStep(
    MembersStep,
    step,
    (members) => {
      step.keep(members);
      return send({ ...step.values, ...members });
    },
    { fieldNames: () => ({ MemberInOrganisation: "numOfOrgMembers" }), onRefused },
  );
  return (
    <Form
      aria-label="Members and terms"
      {...formProps}
      actions={
        <>
          <SubmitButton isSending={isSending}>Submit</SubmitButton>
          <Button onPress={onBack} isDisabled={isSending}>
            Back
          </Button>
        </>
      }
    >
      <FormField form={form} name="numOfOrgMembers">
        {(field) => (
          <NumberField
            {...field}
            value={field.value ?? null}
            onChange={(count) => field.onChange(count ?? undefined)}
            label="Number of members in organisation"
            description="Staff and, where there are any, students. An estimate is enough."
          />
        )}
      </FormField>
      <FormField form={form} name="terms">
        {({ value, onChange, onBlur, inputRef, errorMessage: problem, name }) => (
          <Checkbox
            {...{ name, onBlur, inputRef }}
            isSelected={value ?? false}
            onChange={(isAccepted) => onChange(isAccepted || undefined)}
            errorMessage={problem}
            isRequired
          >
            I accept the{" "}
            {flags ? (
              <Link href={flags.links.disclaimer} isExternal>
                terms and conditions
              </Link>
            ) : (
              "terms and conditions"
            )}
          </Checkbox>
        )}
      </FormField>
      <UnsavedDialog isUnsaved={isUnsaved} />
    </Form>
  );
}
