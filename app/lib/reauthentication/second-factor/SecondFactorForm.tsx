import {
  AppCode,
  type SecondFactorKind,
  type SubmittedFactor,
  TypedRecoveryCode,
} from "@gbvf/api/second-factor/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { OtpField } from "@gbvf/ui/primitives/OtpField/OtpField.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { ApiError } from "../../api-client/ApiError.ts";
import { useMutation } from "../../api-client/useMutation.ts";
import { getErrorText } from "../../form/errorText.ts";
import { FormField } from "../../form/FormField.tsx";
import { SaveForm } from "../../form/SaveForm.tsx";
import { describePasskeyError, signWithPasskey } from "./browserPasskeys.ts";

interface SecondFactorFormProps extends SubmitFactorProps {
  kinds: readonly SecondFactorKind[];
}

const METHODS = {
  passkey: { Form: PasskeyForm, switchLabel: "Use a passkey" },
  totp: { Form: AppCodeForm, switchLabel: "Use a code from your app" },
  recovery: { Form: RecoveryCodeForm, switchLabel: "Use a recovery code" },
} as const;

/** Also accepts a recovery code, whatever factors the person has. */
export function SecondFactorForm({ kinds, submitFactor }: SecondFactorFormProps) {
  const methods = [...kinds, "recovery"] as const;
  const [method, setMethod] = useState<(typeof methods)[number]>(methods[0] ?? "recovery");
  const { Form } = METHODS[method];
  return (
    <Root>
      <Form submitFactor={submitFactor} />
      <Alternatives>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="quiet" onPress={() => setMethod(other)}>
              {METHODS[other].switchLabel}
            </Button>
          ))}
      </Alternatives>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Alternatives = styled.div`
  ${row(1)}
`;

function AppCodeForm({ submitFactor }: SubmitFactorProps) {
  return (
    <SaveForm
      label="Code from your app"
      schema={AppCode}
      initialValues={{ code: "" }}
      send={({ code }) => submitFactor({ kind: "totp", code })}
      submitName="Continue"
      focus="code"
    >
      {(form) => (
        <FormField form={form} name="code">
          {(field) => (
            <OtpField
              {...field}
              label="Code from your app"
              description="The 6 digits that your authenticator app shows for this site."
            />
          )}
        </FormField>
      )}
    </SaveForm>
  );
}

function RecoveryCodeForm({ submitFactor }: SubmitFactorProps) {
  return (
    <SaveForm
      label="Recovery code"
      schema={TypedRecoveryCode}
      initialValues={{ code: "" }}
      send={({ code }) => submitFactor({ kind: "recovery", code })}
      submitName="Continue"
      focus="code"
    >
      {(form) => (
        <FormField form={form} name="code">
          {(field) => (
            <TextField
              {...field}
              label="Recovery code"
              description="One of the ten codes that you kept, like 7RXQ2-M4KDA. Each works once. Without one, ask an administrator to reset your second factor."
              autoComplete="off"
              spellCheck="false"
            />
          )}
        </FormField>
      )}
    </SaveForm>
  );
}

function PasskeyForm({ submitFactor }: SubmitFactorProps) {
  const { send } = useMutation("POST /api/auth/passkey/options");
  const [error, setError] = useState<string>();
  const [isSigning, setSigning] = useState(false);
  const sign = async () => {
    setSigning(true);
    try {
      const signed = await signWithPasskey(await send({ body: {} }));
      await submitFactor({ kind: "passkey", signed });
    } catch (error) {
      setError(error instanceof ApiError ? getErrorText(error) : describePasskeyError(error));
    } finally {
      setSigning(false);
    }
  };
  return (
    <>
      <p>Your browser asks for the passkey that you added: a fingerprint, a PIN or a security key.</p>
      <Alert>{error}</Alert>
      <ButtonRow>
        <Button autoFocus variant="primary" onPress={() => !isSigning && void sign()}>
          {isSigning ? "Waiting for your passkey…" : "Use passkey"}
        </Button>
      </ButtonRow>
    </>
  );
}

interface SubmitFactorProps {
  /** @throws {ApiError} if the server refuses the factor */
  submitFactor: (factor: SubmittedFactor) => Promise<void>;
}
