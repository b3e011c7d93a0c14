import { PasskeyName } from "@gbvf/api/second-factor/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useState } from "react";
import { ApiError } from "../../lib/ApiError.ts";
import { FormField } from "../../lib/form/FormField.tsx";
import { SubmitButton } from "../../lib/form/SubmitButton.tsx";
import { useSubmission } from "../../lib/form/useSubmission.ts";
import { useZodForm } from "../../lib/form/useZodForm.ts";
import { makePasskey, passkeyProblem } from "../../lib/sign-in-again/second-factor/browserPasskeys.ts";
import { useFocusWhenShown } from "../../lib/useFocusWhenShown.ts";
import { useMutation } from "../../lib/useMutation.ts";

export interface AddPasskeyProps {
  onAdded: (recoveryCodes: readonly string[] | undefined) => void;
  onCancel: () => void;
}

/** Asks for a name, by which it can be found again, and lets the browser make the passkey. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const form = useZodForm(PasskeyName, { name: "" });
  const begin = useMutation("POST /api/auth/passkey/begin");
  const add = useMutation("POST /api/auth/passkey/add", { refreshes: ["GET /api/auth/second-factors"] });
  const [problem, setProblem] = useState<string>();
  const { formProps, isSending } = useSubmission(form, async ({ name }) => {
    setProblem(undefined);
    const asked = await begin.send({ body: {} });
    const passkey = await makePasskey(asked).catch((error: unknown) => {
      if (error instanceof ApiError) throw error;
      setProblem(passkeyProblem(error));
    });
    if (passkey === undefined) return;
    const { message, recoveryCodes } = await add.send({ body: { name, passkey } });
    void notify.success(message);
    onAdded(recoveryCodes);
  });
  useFocusWhenShown(() => form.setFocus("name"));
  return (
    <>
      <h3>Add passkey</h3>
      <p>
        A passkey is kept by this device, your phone, a password manager or a security key. It works on this
        site only, so nobody can trick you out of it.
      </p>
      <Form
        aria-label="Add passkey"
        {...formProps}
        errorMessage={problem ?? formProps.errorMessage}
        actions={
          <>
            <SubmitButton isSending={isSending}>Add passkey</SubmitButton>
            <Button onPress={onCancel}>Cancel</Button>
          </>
        }
      >
        <FormField form={form} name="name">
          {(field) => (
            <TextField
              {...field}
              label="Name"
              description="So that you know later which one it is, for example: my phone."
              autoComplete="off"
            />
          )}
        </FormField>
      </Form>
    </>
  );
}
