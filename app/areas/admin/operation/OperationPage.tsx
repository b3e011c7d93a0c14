import type { Fact } from "@gbvf/api/operation/contract.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { NameWithState, Note, Panel } from "../CardGrid.tsx";
import { MissingQuestionnaires } from "../questionnaire/MissingQuestionnaires.tsx";
import { EmergencyNumbers } from "./EmergencyNumbers.tsx";

export function OperationPage() {
  const operation = useApi("GET /api/security/getOperation", {});
  return (
    <AreaFrame
      title="Operation"
      purpose="Whether the dashboard can be relied on: what runs by itself, and the numbers that people in danger call."
    >
      <Resource {...operation} skeleton="28rem">
        {({ facts, emergency }) => (
          <>
            <MissingQuestionnaires />
            <EmergencyNumbers {...emergency} />
            <Panel aria-labelledby="facts">
              <h2 id="facts">What runs by itself</h2>
              <RowList rows={facts.map(getRow)} />
            </Panel>
          </>
        )}
      </Resource>
    </AreaFrame>
  );
}

const STATES = {
  fine: { kind: "success", word: "Fine" },
  attend: { kind: "warning", word: "To do" },
  unknown: { kind: "neutral", word: "Not known" },
} as const;

function getRow({ name, state, text, remedy }: Fact) {
  const { kind, word } = STATES[state];
  return {
    id: name,
    content: (
      <>
        <NameWithState>
          <h3>{name}</h3>
          <StatusTag kind={kind}>{word}</StatusTag>
        </NameWithState>
        <p>{text}</p>
        {remedy && <Note>{remedy}</Note>}
      </>
    ),
  };
}
