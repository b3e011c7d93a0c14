import { login } from "@gbvf/api/auth/contract.ts";
import { Banner } from "@gbvf/ui/primitives/Banner/Banner.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { FormField } from "../lib/form/FormField.tsx";
import { SubmitButton } from "../lib/form/SubmitButton.tsx";
import { useSubmission } from "../lib/form/useSubmission.ts";
import { useZodForm } from "../lib/form/useZodForm.ts";
import { authScreens } from "../lib/paths.ts";
import { useMutation } from "../lib/useMutation.ts";
import { AuthPanel } from "./AuthPanel.tsx";
import { noticeOf } from "./navigationState.ts";
import { useEnter } from "./useEnter.ts";

export interface LoginFormProps {
  /** Just opened from the explanation: the focus moves to its first field. */
  isArrival: boolean;
}

export function LoginForm({ isArrival }: LoginFormProps) {
  const notice = noticeOf(useLocation().state);
  const form = useZodForm(login.body, { Username: "", Password: "" });
  const { setFocus } = form;
  useEffect(() => {
    if (isArrival) setFocus("Username");
  }, [isArrival, setFocus]);
  const { send } = useMutation("POST /api/auth/login");
  const enter = useEnter();
  const { formProps, isSending } = useSubmission(form, async (body) => {
    const { secondFactor } = await send({ body });
    await enter({ secondFactor });
  });
  return (
    <AuthPanel
      title="Log in"
      ways={
        <>
          <Link href={authScreens.signUp}>Sign up</Link>
          <Link href={authScreens.forgotPassword}>Forgot password?</Link>
          <Link href={authScreens.verifyOtp}>Verify OTP</Link>
        </>
      }
    >
      {notice && <Banner>{notice}</Banner>}
      <Form
        aria-label="Log in"
        {...formProps}
        actions={<SubmitButton isSending={isSending}>Log in</SubmitButton>}
      >
        <FormField form={form} name="Username">
          {(field) => <TextField {...field} label="Email" type="email" autoComplete="username" />}
        </FormField>
        <FormField form={form} name="Password">
          {(field) => <PasswordField {...field} label="Password" autoComplete="current-password" />}
        </FormField>
      </Form>
    </AuthPanel>
  );
}
