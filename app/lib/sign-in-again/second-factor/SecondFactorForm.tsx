import type { SecondFactorKind } from "@gbvf/api/second-factor/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { AppCodeForm } from "./AppCodeForm.tsx";
import type { GiveFactorProps } from "./giveFactorProps.ts";
import { PasskeyForm } from "./PasskeyForm.tsx";
import { RecoveryCodeForm } from "./RecoveryCodeForm.tsx";

interface SecondFactorFormProps extends GiveFactorProps {
  kinds: readonly SecondFactorKind[];
}

const WAYS = {
  passkey: { Form: PasskeyForm, other: "Use a passkey" },
  totp: { Form: AppCodeForm, other: "Use a code from your app" },
  recovery: { Form: RecoveryCodeForm, other: "Use a recovery code" },
} as const;

/** Shows one way at a time; a recovery code is always another. */
export function SecondFactorForm({ kinds, give }: SecondFactorFormProps) {
  const ways = [...kinds, "recovery"] as const;
  const [way, setWay] = useState<(typeof ways)[number]>(ways[0] ?? "recovery");
  const { Form } = WAYS[way];
  return (
    <Root>
      <Form give={give} />
      <Others>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="quiet" onPress={() => setWay(other)}>
              {WAYS[other].other}
            </Button>
          ))}
      </Others>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Others = styled.div`
  ${row(1)}
`;
