import { login } from "@gbvf/api/auth/contract.ts";
import { Banner } from "@gbvf/ui/primitives/Banner/Banner.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { authScreens, screens } from "../lib/address/paths.ts";
import { useMutation } from "../lib/api-client/useMutation.ts";
import { FormField } from "../lib/form/FormField.tsx";
import { SaveForm } from "../lib/form/SaveForm.tsx";
import { SecondFactorForm } from "../lib/reauthentication/second-factor/SecondFactorForm.tsx";
import { AuthPanel } from "./AuthPanel.tsx";
import { parseNotice, parseSecondFactorState, type SecondFactorState } from "./navigationState.ts";
import { SECOND_FACTOR_STEP, SIGN_IN_FORM, signInForm } from "./signInForm.ts";
import { useCompleteSignIn } from "./useCompleteSignIn.ts";

export function LoginPage() {
  const { hash, state } = useLocation();
  const hasSeenExplanation = useRef(false);
  const secondFactorState = parseSecondFactorState(state);
  const isFormOpen = hash === SIGN_IN_FORM || hash === SECOND_FACTOR_STEP;
  useEffect(() => {
    hasSeenExplanation.current ||= !isFormOpen;
  }, [isFormOpen]);
  if (hash === SECOND_FACTOR_STEP && secondFactorState !== null)
    return <SecondFactorStep state={secondFactorState} />;
  return isFormOpen ? <LoginForm focusesUsername={hasSeenExplanation.current} /> : <LoginExplanation />;
}

function SecondFactorStep({ state: { secondFactor, notice } }: { state: SecondFactorState }) {
  const { send } = useMutation("POST /api/auth/verify-second-factor");
  const completeSignIn = useCompleteSignIn();
  return (
    <AuthPanel
      title="Confirm that it is you"
      introduction="Your account has a second factor besides the password."
      links={<Link href={signInForm}>Back to log in</Link>}
    >
      {notice && <Banner>{notice}</Banner>}
      <SecondFactorForm
        kinds={secondFactor}
        submitFactor={async (factor) => {
          const { message } = await send({ body: { factor } });
          await completeSignIn({ message: factor.kind === "recovery" ? message : undefined });
        }}
      />
    </AuthPanel>
  );
}

function LoginExplanation() {
  return (
    <AuthPanel
      title="Before you log in"
      introduction="The dashboards and the contact directory are open to everyone. You only need an account if you work with the figures."
      links={<Link href={authScreens.signUp}>Sign up</Link>}
    >
      <Reasons>
        <div>
          <dt>Organisations</dt>
          <dd>Run the health check survey among staff or students and see its results.</dd>
        </div>
        <div>
          <dt>Municipalities and provinces</dt>
          <dd>Keep the services, contacts and addresses of your area up to date.</dd>
        </div>
        <div>
          <dt>Administrators</dt>
          <dd>Review applications, and manage users, groups and questionnaires.</dd>
        </div>
      </Reasons>
      <ButtonRow>
        <Link href={signInForm} variant="primary">
          Continue To Login
        </Link>
        <Link href={screens.home} variant="secondary">
          Back To Dashboard
        </Link>
      </ButtonRow>
    </AuthPanel>
  );
}

const Reasons = styled.dl`
  display: grid;

  > div { padding-block: ${space(1.5)}; border-top: 1px solid ${color.line}; }
  dt { font-weight: 600; }
  dd { margin: 0; color: ${color.inkMuted}; }
`;

interface LoginFormProps {
  focusesUsername: boolean;
}

function LoginForm({ focusesUsername }: LoginFormProps) {
  const notice = parseNotice(useLocation().state);
  const { send } = useMutation("POST /api/auth/login");
  const completeSignIn = useCompleteSignIn();
  return (
    <AuthPanel
      title="Log in"
      links={
        <>
          <Link href={authScreens.signUp}>Sign up</Link>
          <Link href={authScreens.forgotPassword}>Forgot password?</Link>
          <Link href={authScreens.verifyOtp}>Verify OTP</Link>
        </>
      }
    >
      {notice && <Banner>{notice}</Banner>}
      <SaveForm
        label="Log in"
        schema={login.body}
        initialValues={{ Username: "", Password: "" }}
        send={async (body) => {
          const { secondFactor } = await send({ body });
          await completeSignIn({ secondFactor });
        }}
        submitName="Log in"
        focus={focusesUsername ? "Username" : undefined}
      >
        {(form) => (
          <>
            <FormField form={form} name="Username">
              {(field) => <TextField {...field} label="Email" type="email" autoComplete="username" />}
            </FormField>
            <FormField form={form} name="Password">
              {(field) => <PasswordField {...field} label="Password" autoComplete="current-password" />}
            </FormField>
          </>
        )}
      </SaveForm>
    </AuthPanel>
  );
}
