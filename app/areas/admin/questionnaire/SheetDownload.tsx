import { SheetButtons } from "../../../lib/sheet/SheetButtons.tsx";

/** A question that keeps its key can be compared over the quarters. */
export const SheetDownload = ({ code }: { code: string }) => (
  <SheetButtons
    endpoint="POST /api/healthcheck/questionnaireSheet"
    callFor={(format) => ({ body: { code, format } })}
  />
);
