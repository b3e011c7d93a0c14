import type { Application } from "@gbvf/api/organisation/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { Note, Panel } from "../CardGrid.tsx";
import { DECISION_REFRESHES } from "./useApplication.ts";

export function WaitForApplicant({ application }: { application: Application }) {
  const { stakeholderId, version, waitingSince, waitingFor } = application;
  const [question, setQuestion] = useState("");
  const [isMissing, setMissing] = useState(false);
  const wait = useAction("POST /api/healthcheck/waitForApplicant", { refreshes: DECISION_REFRESHES });
  const isWaiting = waitingSince !== null;
  const submit = () => {
    const isEmpty = !isWaiting && question.trim() === "";
    setMissing(isEmpty);
    if (isEmpty) return;
    wait.run({
      body: {
        StakeholderId: stakeholderId,
        version,
        isWaiting: !isWaiting,
        ...(!isWaiting && { waitingFor: question.trim() }),
      },
    });
  };
  return (
    <Panel aria-labelledby="waiting">
      <h2 id="waiting">{isWaiting ? "Waiting for the applicant" : "Something is missing?"}</h2>
      {isWaiting ? (
        <>
          {waitingFor && <p>{waitingFor}</p>}
          <Note>
            Since {formatMoment(waitingSince)}. The 5 working days do not count until the answer comes on
            their profile, or you say that it came another way.
          </Note>
        </>
      ) : (
        <Note>
          The applicant gets an e-mail with your question and answers on their profile. The 5 working days
          stop until then.
        </Note>
      )}
      <Row>
        {!isWaiting && (
          <TextField
            label="What you ask for"
            {...(isMissing && { errorMessage: "Write what you ask for." })}
            value={question}
            onChange={(text) => setQuestion(text)}
          />
        )}
        <ActionButton onPress={submit} isSending={wait.isSending}>
          {isWaiting ? "The applicant has answered" : "Ask, and wait for the applicant"}
        </ActionButton>
      </Row>
      <Alert>{wait.error}</Alert>
    </Panel>
  );
}

const Row = styled.div`
  ${row(2)}
  align-items: end;

  > :first-child:not(button) { flex: 1 1 16rem; }
`;
