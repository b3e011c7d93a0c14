import { SHEET_FORMATS } from "@gbvf/api/questionnaire/contract.ts";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { FormProblem } from "@gbvf/ui/primitives/Form/FormProblem.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { useState } from "react";
import { ActionButton } from "../../../lib/calls/ActionButton.tsx";
import { ApiError } from "../../../lib/calls/ApiError.ts";
import { saveEncodedFile } from "../../../lib/calls/saveEncodedFile.ts";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { problemText } from "../../../lib/form/problemText.ts";

type Format = (typeof SHEET_FORMATS)[number];
const NAMES: Record<Format, string> = { xlsx: "Download for Excel", csv: "Download CSV" };

/** A question that keeps its key can be compared over the quarters. */
export function SheetDownload({ code }: { code: string }) {
  const { send, isSending } = useMutation("POST /api/healthcheck/questionnaireSheet");
  const [wanted, setWanted] = useState<Format>();
  const [failure, setFailure] = useState<string>();
  const take = async (format: Format) => {
    setWanted(format);
    setFailure(undefined);
    try {
      const { fileName, content } = await send({ body: { code, format } });
      saveEncodedFile(fileName, content);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(problemText(error));
    }
  };
  return (
    <>
      <ButtonRow>
        {SHEET_FORMATS.map((format) => (
          <ActionButton
            key={format}
            onPress={() => void take(format)}
            isSending={isSending && wanted === format}
          >
            <Icon name="download" size={18} /> {NAMES[format]}
          </ActionButton>
        ))}
      </ButtonRow>
      {failure && <FormProblem>{failure}</FormProblem>}
    </>
  );
}
