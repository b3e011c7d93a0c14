import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { useState } from "react";
import { ApiError } from "../../calls/ApiError.ts";
import { useMutation } from "../../calls/useMutation.ts";
import { problemText } from "../../form/problemText.ts";
import { passkeyProblem, signWithPasskey } from "./browserPasskeys.ts";
import type { GiveFactorProps } from "./giveFactorProps.ts";

export function PasskeyForm({ give }: GiveFactorProps) {
  const { send } = useMutation("POST /api/auth/passkey/ask");
  const [failure, setFailure] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const sign = async () => {
    setAsking(true);
    try {
      const signed = await signWithPasskey(await send({ body: {} }));
      await give({ kind: "passkey", signed });
    } catch (error) {
      setFailure(error instanceof ApiError ? problemText(error) : passkeyProblem(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <p>Your browser asks for the passkey that you added: a fingerprint, a PIN or a security key.</p>
      <Alert>{failure}</Alert>
      <ButtonRow>
        <Button autoFocus variant="primary" onPress={() => !isAsking && void sign()}>
          {isAsking ? "Waiting for your passkey…" : "Use passkey"}
        </Button>
      </ButtonRow>
    </>
  );
}
