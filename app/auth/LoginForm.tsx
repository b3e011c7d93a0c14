import { login } from "@gbvf/api/auth/contract.ts";
import { Banner } from "@gbvf/ui/primitives/Banner/Banner.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useLocation } from "react-router-dom";
import { authScreens } from "../lib/address/paths.ts";
import { useMutation } from "../lib/calls/useMutation.ts";
import { FormField } from "../lib/form/FormField.tsx";
import { SaveForm } from "../lib/form/SaveForm.tsx";
import { AuthPanel } from "./AuthPanel.tsx";
import { noticeOf } from "./navigationState.ts";
import { useCompleteSignIn } from "./useCompleteSignIn.ts";

interface LoginFormProps {
  /** The focus moves to the first field. */
  isArrival: boolean;
}

export function LoginForm({ isArrival }: LoginFormProps) {
  const notice = noticeOf(useLocation().state);
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
        focus={isArrival ? "Username" : undefined}
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
