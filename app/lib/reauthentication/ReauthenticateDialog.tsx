import { login, type SessionCheck } from "@gbvf/api/auth/contract.ts";
import type { SecondFactorKind, SubmittedFactor } from "@gbvf/api/second-factor/contract.ts";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useState } from "react";
import { ApiError } from "../api-client/ApiError.ts";
import { useMutation } from "../api-client/useMutation.ts";
import { FormField } from "../form/FormField.tsx";
import { SaveForm } from "../form/SaveForm.tsx";
import { checkSession } from "../session/session.ts";
import { SecondFactorForm } from "./second-factor/SecondFactorForm.tsx";

export interface ReauthenticateDialogProps {
  username: string;
  isOpen: boolean;
  onSignedIn: (session: SessionCheck) => void;
  onCancel: () => void;
}

export function ReauthenticateDialog({ username, isOpen, onSignedIn, onCancel }: ReauthenticateDialogProps) {
  return (
    <Dialog
      title="Log in again"
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onCancel();
      }}
    >
      <p>Your session has ended. What you entered is still here: log in to go on.</p>
      <ReauthenticationForm username={username} onSignedIn={onSignedIn} />
    </Dialog>
  );
}

function ReauthenticationForm({
  username,
  onSignedIn,
}: Pick<ReauthenticateDialogProps, "username" | "onSignedIn">) {
  const { send } = useMutation("POST /api/auth/login");
  const [kinds, setKinds] = useState<SecondFactorKind[] | null>(null);
  const { send: sendFactor } = useMutation("POST /api/auth/verify-second-factor");
  const finishSignIn = async () => {
    const session = await checkSession();
    if (!session.isAuthenticated) throw new ApiError(0);
    onSignedIn(session);
  };
  if (kinds !== null) {
    const submitFactor = async (factor: SubmittedFactor) => {
      await sendFactor({ body: { factor } });
      await finishSignIn();
    };
    return <SecondFactorForm kinds={kinds} submitFactor={submitFactor} />;
  }
  return (
    <SaveForm
      label="Log in again"
      schema={login.body}
      initialValues={{ Username: username, Password: "" }}
      send={async (body) => {
        const { secondFactor } = await send({ body });
        if (secondFactor === undefined) await finishSignIn();
        else setKinds(secondFactor);
      }}
      submitName="Log in"
      focus="Password"
    >
      {(form) => (
        <>
          <FormField form={form} name="Username">
            {(field) => (
              <TextField
                {...field}
                label="Email"
                description="Somebody else who logs in here starts with an empty form."
                type="email"
                autoComplete="username"
              />
            )}
          </FormField>
          <FormField form={form} name="Password">
            {(field) => <PasswordField {...field} label="Password" autoComplete="current-password" />}
          </FormField>
        </>
      )}
    </SaveForm>
  );
}
