import { SheetButtons } from "../../../lib/sheet/SheetButtons.tsx";

/** An unchanged key keeps a question comparable. */
export const SheetDownload = ({ code }: { code: string }) => (
  <SheetButtons
    endpoint="POST /api/healthcheck/questionnaireSheet"
    requestFor={(format) => ({ body: { code, format } })}
  />
);
