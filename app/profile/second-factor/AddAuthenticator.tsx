import { AppCode } from "@gbvf/api/second-factor/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { OtpField } from "@gbvf/ui/primitives/OtpField/OtpField.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { QrCode } from "@gbvf/ui/widgets/QrCode/QrCode.tsx";
import { styled } from "styled-components";
import { useMutation } from "../../lib/api-client/useMutation.ts";
import { FormField } from "../../lib/form/FormField.tsx";
import { SaveForm } from "../../lib/form/SaveForm.tsx";
import { CopyButton } from "../../lib/page/CopyButton.tsx";

interface AddAuthenticatorProps {
  /** The key as text, and the address that the QR code contains. */
  appKey: { key: string; address: string };
  onAdded: (recoveryCodes: readonly string[] | undefined) => void;
  onCancel: () => void;
}

/** The authenticator is added only after it has produced a valid code. */
export function AddAuthenticator({ appKey, onAdded, onCancel }: AddAuthenticatorProps) {
  const { key, address } = appKey;
  const { send } = useMutation("POST /api/auth/totp/confirm", {
    refreshes: ["GET /api/auth/second-factors", "GET /api/security/getUserSessions"],
  });
  return (
    <>
      <h3>Add authenticator app</h3>
      <Steps>
        <li>
          Open an authenticator app on your phone. Any will do: Google Authenticator, Microsoft Authenticator,
          Aegis, a password manager.
        </li>
        <li>
          <p>Scan this code with it.</p>
          <Code>
            <QrCode address={address} label="Key for your authenticator app" />
          </Code>
          <p>
            On this phone, <Link href={address}>open it in your app</Link>. If neither works, type this key:
          </p>
          <Key>{key.replace(/(.{4})(?=.)/g, "$1 ")}</Key>
          <CopyButton text={key} toast="Key copied to clipboard">
            Copy key
          </CopyButton>
        </li>
        <li>Type the code that the app shows.</li>
      </Steps>
      <SaveForm
        label="Add authenticator app"
        schema={AppCode}
        initialValues={{ code: "" }}
        send={async (body) => {
          const response = await send({ body });
          onAdded(response.recoveryCodes);
          return response;
        }}
        submitName="Add app"
        cancel={onCancel}
      >
        {(form) => (
          <FormField form={form} name="code">
            {(field) => <OtpField {...field} label="Code from your app" />}
          </FormField>
        )}
      </SaveForm>
    </>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(3)};

  > li { min-width: 0; padding-inline-start: ${space(0.5)}; }
`;

const Code = styled.div`
  max-width: 14rem;
  margin-block: ${space(1)};
  border: 1px solid ${color.line};
`;

const Key = styled.p`
  margin-block: ${space(1)};
  font-family: monospace;
  font-weight: ${font.weight.strong};
  overflow-wrap: anywhere;
`;
