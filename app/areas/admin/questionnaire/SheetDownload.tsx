import { SheetButtons } from "../../../lib/sheet/SheetButtons.tsx";

/** The sheet contains each question's key; questions stay comparable while their keys are unchanged. */
export const SheetDownload = ({ code }: { code: string }) => (
  <SheetButtons
    endpoint="POST /api/healthcheck/questionnaireSheet"
    createRequest={(format) => ({ body: { code, format } })}
  />
);
