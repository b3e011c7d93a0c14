import { PasskeyName } from "@gbvf/api/second-factor/contract.ts";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { ApiError } from "../../lib/calls/ApiError.ts";
import { useMutation } from "../../lib/calls/useMutation.ts";
import { FormField } from "../../lib/form/FormField.tsx";
import { SaveForm } from "../../lib/form/SaveForm.tsx";
import { makePasskey, passkeyProblem } from "../../lib/sign-in-again/second-factor/browserPasskeys.ts";

interface AddPasskeyProps {
  onAdded: (recoveryCodes: readonly string[] | undefined) => void;
  onCancel: () => void;
}

export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const begin = useMutation("POST /api/auth/passkey/begin");
  const add = useMutation("POST /api/auth/passkey/add", {
    refreshes: ["GET /api/auth/second-factors", "GET /api/security/getUserSessions"],
  });
  return (
    <>
      <h3>Add passkey</h3>
      <p>
        A passkey is kept by this device, your phone, a password manager or a security key. It works on this
        site only, so nobody can trick you out of it.
      </p>
      <SaveForm
        label="Add passkey"
        schema={PasskeyName}
        initialValues={{ name: "" }}
        send={async ({ name }) => {
          const asked = await begin.send({ body: {} });
          const passkey = await makePasskey(asked).catch((error: unknown) => {
            throw error instanceof ApiError ? error : new ApiError(0, { message: passkeyProblem(error) });
          });
          const answer = await add.send({ body: { name, passkey } });
          onAdded(answer.recoveryCodes);
          return answer;
        }}
        submitName="Add passkey"
        cancel={onCancel}
        focus="name"
      >
        {(form) => (
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
        )}
      </SaveForm>
    </>
  );
}
