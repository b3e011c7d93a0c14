import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { color, font, radius, space } from "@gbvf/ui/tokens/tokens.ts";
import { QrCode } from "@gbvf/ui/widgets/QrCode/QrCode.tsx";
import { styled } from "styled-components";
import { z } from "zod";
import { organisation } from "../../lib/areaPaths.ts";
import { CopyButton } from "../../lib/CopyButton.tsx";
import { FormField } from "../../lib/form/FormField.tsx";
import { SubmitButton } from "../../lib/form/SubmitButton.tsx";
import { useSubmission } from "../../lib/form/useSubmission.ts";
import { useZodForm } from "../../lib/form/useZodForm.ts";
import { useMutation } from "../../lib/useMutation.ts";

export interface LinkPanelProps {
  healthCheckId: number;
  url: string;
}

/** The survey's link, and the ways to bring it to people. */
export function LinkPanel({ healthCheckId, url }: LinkPanelProps) {
  return (
    <Root aria-labelledby="survey-link">
      <h3 id="survey-link">Survey link</h3>
      <Address>{url}</Address>
      <Ways>
        <CopyButton variant="primary" text={url} toast="Survey link copied to clipboard!">
          Copy link
        </CopyButton>
        <Link variant="secondary" href={organisation.poster(healthCheckId)}>
          Poster to print
        </Link>
      </Ways>
      <Disclosure title="Send by e-mail" headingLevel={4}>
        <MailForm healthCheckId={healthCheckId} />
      </Disclosure>
      <Disclosure title="Show a code to scan" headingLevel={4}>
        <QrCode address={url} label="Code of the survey link" />
      </Disclosure>
    </Root>
  );
}

const Fields = z.object({ To: z.string().trim().min(1, "Enter at least one e-mail address") });

/** Addresses in any of the ways in which people list them. */
const addressesIn = (text: string) => text.split(/[\s,;]+/).filter((part) => part !== "");

function MailForm({ healthCheckId }: { healthCheckId: number }) {
  const form = useZodForm(Fields, { To: "" });
  const { send } = useMutation("POST /api/healthcheck/mailSurveyLink");
  const { formProps, isSending } = useSubmission(form, async ({ To }) => {
    const { message } = await send({ body: { HealthCheckId: healthCheckId, To: addressesIn(To) } });
    await notify.success(message);
    form.reset();
  });
  return (
    <Form
      aria-label="Send by e-mail"
      {...formProps}
      actions={<SubmitButton isSending={isSending}>Send link</SubmitButton>}
    >
      <FormField form={form} name="To">
        {(field) => (
          <TextArea
            {...field}
            label="E-mail addresses"
            description="Up to 50, one under the other or with commas. Everybody gets the same letter and the same link; the addresses are not kept."
          />
        )}
      </FormField>
    </Form>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
`;

const Address = styled.p`
  padding: ${space(1)} ${space(1.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
  user-select: all;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;
