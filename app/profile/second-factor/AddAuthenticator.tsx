import { AppCode } from "@gbvf/api/second-factor/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { OtpField } from "@gbvf/ui/primitives/OtpField/OtpField.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { QrCode } from "@gbvf/ui/widgets/QrCode/QrCode.tsx";
import { styled } from "styled-components";
import { CopyButton } from "../../lib/CopyButton.tsx";
import { FormField } from "../../lib/form/FormField.tsx";
import { SubmitButton } from "../../lib/form/SubmitButton.tsx";
import { useSubmission } from "../../lib/form/useSubmission.ts";
import { useZodForm } from "../../lib/form/useZodForm.ts";
import { useMutation } from "../../lib/useMutation.ts";

export interface AddAuthenticatorProps {
  /** Of the app: as text, and as the address that the QR code holds. */
  appKey: { key: string; address: string };
  onAdded: (recoveryCodes: readonly string[] | undefined) => void;
  onCancel: () => void;
}

/** Shows the key to an app, and asks for the first code of it: only then it counts. */
export function AddAuthenticator({ appKey, onAdded, onCancel }: AddAuthenticatorProps) {
  const { key, address } = appKey;
  const form = useZodForm(AppCode, { code: "" });
  const { send } = useMutation("POST /api/auth/totp/confirm", {
    refreshes: ["GET /api/auth/second-factors"],
  });
  const { formProps, isSending } = useSubmission(form, async (body) => {
    const { message, recoveryCodes } = await send({ body });
    void notify.success(message);
    onAdded(recoveryCodes);
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
      <Form
        aria-label="Add authenticator app"
        {...formProps}
        actions={
          <>
            <SubmitButton isSending={isSending}>Add app</SubmitButton>
            <Button onPress={onCancel}>Cancel</Button>
          </>
        }
      >
        <FormField form={form} name="code">
          {(field) => <OtpField {...field} label="Code from your app" />}
        </FormField>
      </Form>
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
