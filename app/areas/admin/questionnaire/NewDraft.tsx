import type { QuestionnaireSummary } from "@gbvf/api/questionnaire/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { FormProblem } from "@gbvf/ui/primitives/Form/FormProblem.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useAction } from "../../../lib/calls/useAction.ts";
import { SheetDownload } from "./SheetDownload.tsx";
import { SheetUpload } from "./SheetUpload.tsx";

interface NewDraftProps {
  questionnaireTypeId: 1 | 2;
  latest: QuestionnaireSummary | undefined;
}

export function NewDraft({ questionnaireTypeId, latest }: NewDraftProps) {
  const copy = useAction("PUT /api/healthcheck/questionnaireDraft", {
    refreshes: ["GET /api/healthcheck/getQuestionnaires"],
  });
  return (
    <Root>
      {latest && (
        <li>
          <p>
            Ask the same questions again: make a draft of {latest.questionnaire}, and publish it for the next
            quarter.
          </p>
          <Button
            onPress={() => copy.run({ body: { QuestionnaireTypeId: questionnaireTypeId } })}
            isPending={copy.isSending}
          >
            Make a draft of the last one
          </Button>
          {copy.failure && <FormProblem>{copy.failure}</FormProblem>}
        </li>
      )}
      <li>
        <p>
          {latest ? "Or change" : "Write"} the questions in a spreadsheet program: download{" "}
          {latest ? "the last one or " : ""}the template, edit it and upload it. The second sheet of the file
          for Excel explains each column.
        </p>
        {latest && <SheetDownload code={latest.previewCode} />}
        <h4>Template</h4>
        <SheetDownload code="template" />
        <SheetUpload questionnaireTypeId={questionnaireTypeId} />
      </li>
    </Root>
  );
}

const Root = styled.ul`
  ${stack(3)}
  list-style: none;

  > li { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(1)}; justify-items: start; }
  > li > div { width: 100%; }
`;
