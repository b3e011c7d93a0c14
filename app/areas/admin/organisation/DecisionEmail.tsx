import type { Endpoints } from "@gbvf/api/contract.ts";
import { VERIFICATION_STATUSES } from "@gbvf/api/organisation/contract.ts";
import type { ApiRequest } from "@gbvf/api/shared/http/endpoint.ts";
import { MIN_RESPONSES } from "@gbvf/api/shared/surveyThresholds.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { EmailPreview } from "@gbvf/ui/widgets/EmailPreview/EmailPreview.tsx";
import { useApi } from "../../../lib/api-client/useApi.ts";

export type PreviewRequest = ApiRequest<Endpoints["POST /api/healthcheck/previewDecision"]>["body"];

export function DecisionEmail({ email }: { email: PreviewRequest }) {
  const preview = useApi("POST /api/healthcheck/previewDecision", { body: email });
  return (
    <Resource
      {...preview}
      errorMessage="The e-mail could not be loaded. You can still decide."
      skeleton="12rem"
    >
      {({ to, subject, paragraphs, link, openSurveys: { count, responses } }) => (
        <>
          {email.VerificationStatusId === VERIFICATION_STATUSES.rejected && count > 0 && (
            <p>
              {plural(count, "survey that is planned or open ends", "surveys that are planned or open end")}{" "}
              at once, with {responses} to {responses + MIN_RESPONSES * count - 1} responses, and stays closed
              even if you stop this decision. Links to it open nothing any more.
            </p>
          )}
          <EmailPreview
            to={to}
            subject={subject}
            text={[...paragraphs, ...(link ? [`${link.label}\n${link.href}`] : [])].join("\n\n")}
          />
        </>
      )}
    </Resource>
  );
}
