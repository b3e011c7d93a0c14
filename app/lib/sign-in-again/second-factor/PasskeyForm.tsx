import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { ProblemAlert } from "@gbvf/ui/primitives/Form/ProblemAlert.tsx";
import { useState } from "react";
import { ApiError } from "../../ApiError.ts";
import { problemText } from "../../form/problemText.ts";
import { useMutation } from "../../useMutation.ts";
import { passkeyProblem, signWithPasskey } from "./browserPasskeys.ts";
import type { GiveFactorProps } from "./giveFactorProps.ts";

/** Lets the browser ask for the passkey. */
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
      <ProblemAlert>{failure}</ProblemAlert>
      <ButtonRow>
        <Button autoFocus variant="primary" onPress={() => !isAsking && void sign()}>
          {isAsking ? "Waiting for your passkey…" : "Use passkey"}
        </Button>
      </ButtonRow>
    </>
  );
}
