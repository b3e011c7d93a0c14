import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Call } from "@gbvf/api/shared/http/endpoint.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { LetterPreview } from "@gbvf/ui/widgets/LetterPreview/LetterPreview.tsx";
import { useApi } from "../../../lib/calls/useApi.ts";

export type Letter = Call<Endpoints["POST /api/healthcheck/previewDecision"]>["body"];

export function DecisionLetter({ letter }: { letter: Letter }) {
  const preview = useApi("POST /api/healthcheck/previewDecision", { body: letter });
  return (
    <Resource
      {...preview}
      errorMessage="The letter could not be loaded. You can still decide."
      skeleton="12rem"
    >
      {({ to, subject, paragraphs, link }) => (
        <LetterPreview
          to={to}
          subject={subject}
          text={[...paragraphs, ...(link ? [`${link.label}\n${link.href}`] : [])].join("\n\n")}
        />
      )}
    </Resource>
  );
}
