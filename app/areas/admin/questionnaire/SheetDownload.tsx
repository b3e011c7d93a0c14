import { SHEET_FORMATS } from "@gbvf/api/questionnaire/contract.ts";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { FormProblem } from "@gbvf/ui/primitives/Form/FormProblem.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { useState } from "react";
import { ActionButton } from "../../../lib/ActionButton.tsx";
import { ApiError } from "../../../lib/ApiError.ts";
import { problemText } from "../../../lib/form/problemText.ts";
import { saveEncodedFile } from "../../../lib/saveEncodedFile.ts";
import { useMutation } from "../../../lib/useMutation.ts";

type Format = (typeof SHEET_FORMATS)[number];
const NAMES: Record<Format, string> = { xlsx: "Download for Excel", csv: "Download CSV" };

/** The questions as a sheet, with the key of each: what keeps its key can be compared over the quarters. */
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
