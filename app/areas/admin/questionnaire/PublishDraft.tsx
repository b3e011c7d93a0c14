import type { QuestionnaireDraft } from "@gbvf/api/questionnaire/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { useAction } from "../../../lib/api-client/useAction.ts";

/** Asks for confirmation, because a published questionnaire cannot be changed. */
export function PublishDraft({ draft }: { draft: QuestionnaireDraft }) {
  const { draftId, version, quarters, questionnaireType } = draft;
  const [chosenPeriod, setChosenPeriod] = useState<string | null>(quarters[0]?.period ?? null);
  const quarter = quarters.find(({ period }) => period === chosenPeriod);
  const publishing = useAction("POST /api/healthcheck/publishQuestionnaire", {
    refreshes: ["GET /api/healthcheck/getQuestionnaires"],
  });
  if (quarters.length === 0) {
    return <p>This and the next quarters have their questionnaires already; it can be published later.</p>;
  }
  const confirm = () => {
    if (quarter === undefined) return;
    const { year: Year, quarter: Quarter } = quarter;
    publishing.confirm({ body: { Draft: { draftId, version }, Year, Quarter } });
  };
  return (
    <Root>
      <SelectField
        label="Publish for"
        placeholder="Choose a quarter"
        options={quarters.map(({ period }) => ({ id: period, label: period }))}
        value={chosenPeriod}
        onChange={setChosenPeriod}
      />
      <Button variant="primary" onPress={confirm} isDisabled={quarter === undefined}>
        Publish
      </Button>
      <ConfirmDialog {...publishing.dialog} title={`Publish for ${chosenPeriod}?`} confirmLabel="Publish">
        <p>
          Every organisation can then ask its {questionnaireType.toLowerCase()} these questions in{" "}
          {chosenPeriod}. It can be withdrawn until the first organisation begins a survey with it.
        </p>
      </ConfirmDialog>
    </Root>
  );
}

const Root = styled.div`
  ${row(2)}
  align-items: end;
`;
