import type { getSecondFactors } from "@gbvf/api/second-factor/contract.ts";
import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { ActionButton } from "../../lib/api-client/ActionButton.tsx";
import { ApiError } from "../../lib/api-client/ApiError.ts";
import { useAction } from "../../lib/api-client/useAction.ts";
import { useMutation } from "../../lib/api-client/useMutation.ts";
import { getErrorText } from "../../lib/form/errorText.ts";

interface FactorListProps {
  factors: ApiResponse<typeof getSecondFactors>;
  /** True if the reader returns from adding a factor, so that the list takes the focus. */
  hasReturned: boolean;
  onPasskey: () => void;
  onKey: (key: { key: string; address: string }) => void;
  onCodes: (codes: readonly string[]) => void;
}

type Passkey = FactorListProps["factors"]["passkeys"][number];

const describePasskey = ({ addedAt, lastUsedAt }: Passkey) =>
  lastUsedAt === null
    ? `Passkey, added ${formatMoment(addedAt)}, not used yet`
    : `Passkey, added ${formatMoment(addedAt)}, last used ${formatMoment(lastUsedAt)}`;

const REFRESHES = {
  refreshes: ["GET /api/auth/second-factors", "GET /api/security/getUserSessions"],
} as const;

export function FactorList({ factors, hasReturned, onPasskey, onKey, onCodes }: FactorListProps) {
  const { totpAddedAt, passkeys, recoveryCodesLeft } = factors;
  const [error, setError] = useState<string>();
  const beginTotp = useMutation("POST /api/auth/totp/begin");
  const createCodes = useMutation("POST /api/auth/recovery-codes", REFRESHES);
  const removal = useAction("DELETE /api/auth/totp", REFRESHES);
  const passkeyRemoval = useAction("DELETE /api/auth/passkey", REFRESHES);
  const [removedPasskey, setRemovedPasskey] = useState<Passkey>();
  const confirmRemoval = (passkey: Passkey) => {
    setRemovedPasskey(passkey);
    passkeyRemoval.confirm({ query: { passkeyId: passkey.passkeyId } });
  };
  const attempt = async (change: () => Promise<void>) => {
    setError(undefined);
    try {
      await change();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setError(getErrorText(error));
    }
  };
  const add = () => attempt(async () => onKey(await beginTotp.send({ body: {} })));
  const renew = () => attempt(async () => onCodes((await createCodes.send({ body: {} })).recoveryCodes));
  const hasFactor = totpAddedAt !== null || passkeys.length > 0;
  const lastFactorWarning =
    passkeys.length + (totpAddedAt === null ? 0 : 1) === 1
      ? " Your recovery codes go with it, and your password alone lets you in."
      : "";
  return (
    <>
      {hasFactor ? (
        <FactorRows>
          {passkeys.map((passkey) => (
            <FactorRow key={passkey.passkeyId} name={passkey.name} detail={describePasskey(passkey)}>
              <Button onPress={() => confirmRemoval(passkey)}>
                Remove <VisuallyHidden>the passkey {passkey.name}</VisuallyHidden>
              </Button>
            </FactorRow>
          ))}
          {totpAddedAt !== null && (
            <FactorRow name="Authenticator app" detail={`Added ${formatMoment(totpAddedAt)}`}>
              <Button onPress={() => removal.confirm({})}>
                Remove <VisuallyHidden>the authenticator app</VisuallyHidden>
              </Button>
            </FactorRow>
          )}
          <FactorRow name="Recovery codes" detail={`${recoveryCodesLeft} of 10 left`}>
            <ActionButton onPress={() => void renew()} isSending={createCodes.isSending}>
              Make new codes
            </ActionButton>
          </FactorRow>
        </FactorRows>
      ) : (
        <p>
          You have none yet. Add a passkey, or an authenticator app that shows a new code every 30 seconds.
        </p>
      )}
      <ButtonRow>
        <Button onPress={onPasskey} autoFocus={hasReturned}>
          Add passkey
        </Button>
        {totpAddedAt === null && (
          <ActionButton onPress={() => void add()} isSending={beginTotp.isSending}>
            Add authenticator app
          </ActionButton>
        )}
      </ButtonRow>
      <Alert>{error}</Alert>
      <ConfirmDialog {...removal.dialog} title="Remove the authenticator app?" confirmLabel="Remove app">
        Its codes no longer work.{lastFactorWarning}
      </ConfirmDialog>
      <ConfirmDialog
        {...passkeyRemoval.dialog}
        title={`Remove the passkey ${removedPasskey?.name ?? ""}?`}
        confirmLabel="Remove passkey"
      >
        It no longer lets you in.{lastFactorWarning}
      </ConfirmDialog>
    </>
  );
}

interface FactorRowProps {
  name: string;
  detail: string;
  children: ReactNode;
}

function FactorRow({ name, detail, children }: FactorRowProps) {
  return (
    <li>
      <div>
        <Name>{name}</Name>
        <Detail>{detail}</Detail>
      </div>
      {children}
    </li>
  );
}

const FactorRows = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${color.line};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(2)};
    padding-block: ${space(1.5)};
    border-block-end: 1px solid ${color.line};
  }
  > li > div { flex: 1 1 12rem; min-width: 0; }
`;

const Name = styled.p`
  font-weight: ${font.weight.strong};
  overflow-wrap: anywhere;
`;

const Detail = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
