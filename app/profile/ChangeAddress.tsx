import { requestAddressChange } from "@gbvf/api/profile/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useState } from "react";
import { useMutation } from "../lib/api-client/useMutation.ts";
import { FormField } from "../lib/form/FormField.tsx";
import { SaveForm } from "../lib/form/SaveForm.tsx";
import { useRestoreFocus } from "../lib/page/useRestoreFocus.ts";
import { Surface } from "./ProfileDetails.tsx";

type Step = "closed" | "editing" | "requested";

export function ChangeAddress({ email }: { email: string }) {
  const { send } = useMutation("POST /api/auth/request-address-change");
  const [step, setStep] = useState<Step>("closed");
  const [newEmail, setNewEmail] = useState("");
  const heading = useRestoreFocus<HTMLHeadingElement>(step);
  return (
    <Surface as="section" aria-labelledby="change-address">
      <h2 id="change-address" ref={heading} tabIndex={-1}>
        The address you sign in with
      </h2>
      {step === "requested" ? (
        <p>
          An e-mail is on its way to {email} and one to {newEmail}. Open the link in each within a day: your
          address changes when both have confirmed, and then you sign in again. Nothing changes before. If{" "}
          {newEmail} has an account already, it gets no e-mail.
        </p>
      ) : (
        <p>
          You sign in with {email}. To change it, you confirm the change at both addresses. If you cannot read
          mail at {email} any more, ask an administrator for a new account.
        </p>
      )}
      {step === "editing" ? (
        <SaveForm
          label="Change address"
          schema={requestAddressChange.body}
          initialValues={{ email: "" }}
          send={async (body) => {
            await send({ body });
            setNewEmail(body.email);
          }}
          onSaved={() => setStep("requested")}
          submitName="Send both e-mails"
          cancel={() => setStep("closed")}
        >
          {(form) => (
            <FormField form={form} name="email">
              {(field) => (
                <TextField {...field} label="New email address" type="email" autoComplete="email" />
              )}
            </FormField>
          )}
        </SaveForm>
      ) : (
        <div>
          <Button onPress={() => setStep("editing")}>
            {step === "requested" ? "Use another address" : "Change address"}
          </Button>
        </div>
      )}
    </Surface>
  );
}
