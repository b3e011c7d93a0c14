import { type getSecondFactors, PasskeyName } from "@gbvf/api/second-factor/contract.ts";
import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { ApiError } from "../../lib/api-client/ApiError.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { useMutation } from "../../lib/api-client/useMutation.ts";
import { FormField } from "../../lib/form/FormField.tsx";
import { SaveForm } from "../../lib/form/SaveForm.tsx";
import {
  createPasskey,
  describePasskeyError,
} from "../../lib/reauthentication/second-factor/browserPasskeys.ts";
import { AddAuthenticator } from "./AddAuthenticator.tsx";
import { FactorList } from "./FactorList.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

interface SecondFactorSectionProps {
  onAdded?: () => void;
}

export function SecondFactorSection({ onAdded }: SecondFactorSectionProps) {
  const factors = useApi("GET /api/auth/second-factors", {});
  return (
    <Surface aria-labelledby="second-factor">
      <Head>
        <h2 id="second-factor">Second factor</h2>
        <p>A second step when you log in, so that nobody gets in with your password alone.</p>
      </Head>
      <Resource {...factors} skeleton="6rem">
        {(factors) => <Steps factors={factors} onAdded={onAdded} />}
      </Resource>
    </Surface>
  );
}

type Step =
  | { kind: "list"; hasReturned: boolean }
  | { kind: "passkey" }
  | { kind: "totp"; key: string; address: string }
  | { kind: "codes"; codes: readonly string[] };

function Steps({
  factors,
  onAdded,
}: SecondFactorSectionProps & { factors: ApiResponse<typeof getSecondFactors> }) {
  const [step, setStep] = useState<Step>({ kind: "list", hasReturned: false });
  const finish = () => setStep({ kind: "list", hasReturned: true });
  const onCodes = (codes: readonly string[]) => setStep({ kind: "codes", codes });
  const finishAdding = () => {
    finish();
    onAdded?.();
  };
  const onFactor = (codes: readonly string[] | undefined) => (codes ? onCodes(codes) : finishAdding());
  switch (step.kind) {
    case "codes":
      return <RecoveryCodes codes={step.codes} onConfirm={finishAdding} />;
    case "totp":
      return <AddAuthenticator appKey={step} onAdded={onFactor} onCancel={finish} />;
    case "passkey":
      return <AddPasskey onAdded={onFactor} onCancel={finish} />;
    case "list":
      return (
        <FactorList
          factors={factors}
          hasReturned={step.hasReturned}
          onPasskey={() => setStep({ kind: "passkey" })}
          onKey={(appKey) => setStep({ kind: "totp", ...appKey })}
          onCodes={onCodes}
        />
      );
  }
}

const Surface = styled(Card).attrs({ as: "section" })`
  gap: ${space(3)};
  ${media.wide} { padding: ${space(4)}; }
`;

const Head = styled.header`
  display: grid;
  gap: ${space(1)};
`;

interface AddPasskeyProps {
  onAdded: (recoveryCodes: readonly string[] | undefined) => void;
  onCancel: () => void;
}

function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
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
          const challenge = await begin.send({ body: {} });
          const passkey = await createPasskey(challenge).catch((error: unknown) => {
            throw error instanceof ApiError
              ? error
              : new ApiError(0, { message: describePasskeyError(error) });
          });
          const response = await add.send({ body: { name, passkey } });
          onAdded(response.recoveryCodes);
          return response;
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
