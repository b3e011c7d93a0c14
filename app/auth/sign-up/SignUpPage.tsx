import { MembersStep, PersonStep } from "@gbvf/api/shared/registrationForm.ts";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { NumberField } from "@gbvf/ui/primitives/NumberField/NumberField.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { Stepper } from "@gbvf/ui/primitives/Stepper/Stepper.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { font } from "@gbvf/ui/tokens/tokens.ts";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { authScreens } from "../../lib/address/paths.ts";
import type { ApiError } from "../../lib/api-client/ApiError.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { useMutation } from "../../lib/api-client/useMutation.ts";
import { FormField } from "../../lib/form/FormField.tsx";
import { TitleField } from "../../lib/form/lookupFields.tsx";
import { TelephoneField } from "../../lib/form/TelephoneField.tsx";
import { AuthPanel } from "../AuthPanel.tsx";
import { NewPasswordField } from "../NewPasswordField.tsx";
import type { OtpState } from "../navigationState.ts";
import { signInForm } from "../signInForm.ts";
import { OrganisationForm } from "./OrganisationForm.tsx";
import { parseRegistration, type RegistrationValues, STEPS } from "./registration.ts";
import { StepForm, type StepProps } from "./StepForm.tsx";
import { useRegistration } from "./useRegistration.ts";

export function SignUpPage() {
  const { values, step, isStarted, refusal, storeValues, next, back, handleRefusal } = useRegistration();
  const { send } = useMutation("POST /api/auth/register");
  const navigate = useNavigate();
  const register = async (allValues: RegistrationValues) => {
    const { userType, email, otp } = await send({ body: parseRegistration(allValues) });
    const state: OtpState = { userType, email, devOtp: otp, sentCodes: 1 };
    navigate(authScreens.verifyOtp, { state, replace: true });
  };
  const stepProps = { values, refusal, storeValues, isStarted };
  return (
    <AuthPanel
      title="Sign up"
      introduction="Register your organisation. An administrator reviews the application before you can run a health check."
      isWide
      links={<Link href={signInForm}>I already have an account: log in</Link>}
    >
      <Stepper label="Registration" steps={STEPS} current={step} />
      <StepHeading step={step} />
      {step === 0 && <PersonForm {...stepProps} onNext={next} />}
      {step === 1 && <OrganisationForm {...stepProps} onNext={next} onBack={back} />}
      {step === 2 && <MembersForm {...stepProps} onBack={back} send={register} onRefused={handleRefusal} />}
    </AuthPanel>
  );
}

/** Takes the focus at each new step and scrolls the first field into view. */
function StepHeading({ step }: { step: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {STEPS[step]}
    </Heading>
  );
}

const Heading = styled.h2`
  font-size: ${font.size.large};
  outline-offset: 4px;
`;

function PersonForm(stepProps: StepProps & { onNext: () => void }) {
  return (
    <StepForm label="Your details" schema={PersonStep} {...stepProps}>
      {(form) => (
        <>
          <FormField form={form} name="title">
            {(field) => <TitleField field={field} label="Title" />}
          </FormField>
          <FormRow>
            <FormField form={form} name="firstName">
              {(field) => <TextField {...field} label="First Name" autoComplete="given-name" />}
            </FormField>
            <FormField form={form} name="lastName">
              {(field) => <TextField {...field} label="Last Name" autoComplete="family-name" />}
            </FormField>
            <FormField form={form} name="telephone">
              {(field) => <TelephoneField {...field} label="Contact Number" />}
            </FormField>
            <FormField form={form} name="email">
              {(field) => <TextField {...field} label="Email" type="email" autoComplete="email" />}
            </FormField>
          </FormRow>
          <FormRow>
            <FormField form={form} name="password">
              {(field) => <NewPasswordField {...field} label="Password" />}
            </FormField>
            <FormField form={form} name="confirmPassword">
              {(field) => <PasswordField {...field} label="Confirm Password" autoComplete="new-password" />}
            </FormField>
          </FormRow>
        </>
      )}
    </StepForm>
  );
}

interface MembersFormProps extends StepProps {
  onBack: () => void;
  send: (values: RegistrationValues) => Promise<void>;
  onRefused: (error: ApiError, text: string) => void;
}

function MembersForm({ send, ...stepProps }: MembersFormProps) {
  const { data: flags } = useApi("GET /api/config/feature-flags", {});
  return (
    <StepForm
      label="Members and terms"
      schema={MembersStep}
      {...stepProps}
      send={(members) => {
        stepProps.storeValues(members);
        return send({ ...stepProps.values, ...members });
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
            {({ value, onChange, onBlur, inputRef, errorMessage: error, name }) => (
              <Checkbox
                {...{ name, onBlur, inputRef }}
                isSelected={value ?? false}
                onChange={(isAccepted) => onChange(isAccepted || undefined)}
                errorMessage={error}
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
