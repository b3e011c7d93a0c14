import type { QuestionnaireSummary } from "@gbvf/api/questionnaire/contract.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { styled } from "styled-components";
import { SheetDownload } from "./SheetDownload.tsx";
import { SheetUpload } from "./SheetUpload.tsx";

interface NewDraftProps {
  questionnaireTypeId: 1 | 2;
  latest: QuestionnaireSummary | undefined;
}

export function NewDraft({ questionnaireTypeId, latest }: NewDraftProps) {
  return (
    <Root>
      <p>
        Write the questions in a spreadsheet program: download {latest ? "the last one or " : ""}the template,
        edit it and upload it. The second sheet of the file for Excel explains each column.
      </p>
      {latest && <SheetDownload code={latest.previewCode} />}
      <h4>Template</h4>
      <SheetDownload code="template" />
      <SheetUpload questionnaireTypeId={questionnaireTypeId} />
    </Root>
  );
}

const Root = styled.div`
  ${stack(1)}
`;
