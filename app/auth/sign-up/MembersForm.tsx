import { MembersStep } from "@gbvf/api/shared/registrationForm.ts";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { NumberField } from "@gbvf/ui/primitives/NumberField/NumberField.tsx";
import type { ApiError } from "../../lib/calls/ApiError.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { FormField } from "../../lib/form/FormField.tsx";
import type { RegistrationValues } from "./registration.ts";
import { StepForm, type StepProps } from "./StepForm.tsx";

interface MembersFormProps extends StepProps {
  onBack: () => void;
  send: (values: RegistrationValues) => Promise<void>;
  onRefused: (error: ApiError, text: string) => void;
}

export function MembersForm({ send, ...step }: MembersFormProps) {
  const { data: flags } = useApi("GET /api/config/feature-flags", {});
  return (
    <StepForm
      label="Members and terms"
      schema={MembersStep}
      {...step}
      send={(members) => {
        step.keep(members);
        return send({ ...step.values, ...members });
      }}
      fieldNames={() => ({ MemberInOrganisation: "numOfOrgMembers" })}
    >
      {(form) => (
        <>
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
        </>
      )}
    </StepForm>
  );
}
