import { Email } from "@gbvf/api/shared/fields.ts";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { color, font, radius, space } from "@gbvf/ui/tokens/tokens.ts";
import { QrCode } from "@gbvf/ui/widgets/QrCode/QrCode.tsx";
import { styled } from "styled-components";
import { z } from "zod";
import { organisation } from "../../lib/address/areaPaths.ts";
import { useMutation } from "../../lib/api-client/useMutation.ts";
import { FormField } from "../../lib/form/FormField.tsx";
import { SaveForm } from "../../lib/form/SaveForm.tsx";
import { CopyButton } from "../../lib/page/CopyButton.tsx";

const MAX_LISTED_ERRORS = 5;

const createAddressListSchema = (maxCount: number) =>
  z.string().transform((text, context) => {
    const addresses = text
      .split("\n")
      .flatMap((line, lineIndex) =>
        (line.match(/[^\s,;]+/g) ?? []).map((address) => ({ address, line: lineIndex + 1 })),
      );
    const errors = addresses.filter(({ address }) => !Email.safeParse(address).success);
    if (errors.length > 0) {
      const listedErrors = errors
        .slice(0, MAX_LISTED_ERRORS)
        .map(({ address, line }) => `“${address}” in line ${line}`);
      const moreText =
        errors.length > MAX_LISTED_ERRORS ? `, and ${errors.length - MAX_LISTED_ERRORS} more` : "";
      context.addIssue({
        code: "custom",
        message: `Not an e-mail address: ${listedErrors.join(", ")}${moreText}.`,
      });
    }
    if (addresses.length > maxCount) {
      context.addIssue({
        code: "custom",
        message: `At most ${maxCount} addresses at once. These are ${addresses.length}.`,
      });
    }
    return addresses.map(({ address }) => address);
  });

interface LinkPanelProps {
  healthCheckId: number;
  url: string;
}

export function LinkPanel({ healthCheckId, url }: LinkPanelProps) {
  return (
    <Root aria-labelledby="survey-link">
      <h3 id="survey-link">Survey link</h3>
      <Address>{url}</Address>
      <Actions>
        <CopyButton variant="primary" text={url} toast="Survey link copied to clipboard!">
          Copy link
        </CopyButton>
        <Link variant="secondary" href={organisation.poster(healthCheckId)}>
          Poster to print
        </Link>
      </Actions>
      <Disclosure title="Send by e-mail" headingLevel={4}>
        <MailForm healthCheckId={healthCheckId} />
      </Disclosure>
      <Disclosure title="Show a code to scan" headingLevel={4}>
        <QrCode address={url} label="Code of the survey link" />
      </Disclosure>
    </Root>
  );
}

const Fields = z.object({
  To: createAddressListSchema(50).refine(({ length }) => length > 0, "Enter at least one e-mail address"),
});

function MailForm({ healthCheckId }: { healthCheckId: number }) {
  const { send } = useMutation("POST /api/healthcheck/mailSurveyLink");
  return (
    <SaveForm
      label="Send by e-mail"
      schema={Fields}
      initialValues={{ To: "" }}
      send={({ To }) => send({ body: { HealthCheckId: healthCheckId, To } })}
      onSaved={(_, form) => form.reset()}
      submitName="Send link"
    >
      {(form) => (
        <FormField form={form} name="To">
          {(field) => (
            <TextArea
              {...field}
              label="E-mail addresses"
              description="Up to 50, one under the other or with commas. Everybody gets the same e-mail and the same link; the addresses are not kept."
            />
          )}
        </FormField>
      )}
    </SaveForm>
  );
}

const Root = styled.section`
  ${stack(1.5)}
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

const Actions = styled.div`
  ${row(1.5)}
`;
