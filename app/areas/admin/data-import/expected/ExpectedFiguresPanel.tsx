import type { ExpectedFigures } from "@gbvf/api/data-import/expected/contract.ts";
import { quarterLabel } from "@gbvf/api/lib/time/quarters.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { useAction } from "../../../../lib/calls/useAction.ts";
import { useApi } from "../../../../lib/calls/useApi.ts";
import { useFocusKept } from "../../../../lib/page/useFocusKept.ts";
import { Note, Panel } from "../../CardGrid.tsx";
import { type ImportKindWords, wordsOfKind } from "../importKinds.ts";
import { ExpectFiguresForm } from "./ExpectFiguresForm.tsx";

export function ExpectedFiguresPanel({ kinds }: { kinds: readonly ImportKindWords[] }) {
  const found = useApi("GET /api/import/getExpectedFigures", {});
  return (
    <Root aria-labelledby="expected">
      <h2 id="expected">What is expected when</h2>
      <Note>
        The page of releases says these sentences until the figures are imported, and marks those that are
        late. Another day for the same quarter replaces the one before.
      </Note>
      <Resource {...found} skeleton="6rem">
        {({ expected }) => (
          <>
            <ExpectedList expected={expected} />
            <SayExpected kinds={kinds} />
          </>
        )}
      </Resource>
    </Root>
  );
}

function ExpectedList({ expected }: { expected: readonly ExpectedFigures[] }) {
  const forget = useAction("POST /api/import/forgetExpected", {
    refreshes: ["GET /api/import/getExpectedFigures", "GET /api/calendar"],
  });
  const list = useFocusKept<HTMLDivElement>(expected.length);
  const nameOf = (each: ExpectedFigures) =>
    `${wordsOfKind(each.kind).name}, ${each.repeats ? "from " : ""}${quarterLabel(each)}`;
  return (
    <List ref={list} tabIndex={-1} role="group" aria-labelledby="expected">
      {expected.length === 0 ? (
        <p>No figures are expected yet.</p>
      ) : (
        <RowList
          label="Expected figures"
          rows={expected.map((each) => ({
            id: each.expectedFiguresId,
            content: (
              <>
                <strong>{nameOf(each)}</strong> <State {...each} />
                {each.repeats && (
                  <Note>Each later quarter too, {each.daysAfterQuarter} days after its end.</Note>
                )}
                {each.due.map(({ sentence }) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </>
            ),
            action: (
              <Button
                variant="quiet"
                aria-label={`Take off ${nameOf(each)}`}
                onPress={() => forget.ask({ body: { expectedFiguresId: each.expectedFiguresId } })}
              >
                Take off
              </Button>
            ),
          }))}
        />
      )}
      <ConfirmDialog title="Take it off?" confirmName="Take off" {...forget.dialog}>
        <p>The page of releases no longer says that these figures are expected.</p>
      </ConfirmDialog>
    </List>
  );
}

function State({ due }: Pick<ExpectedFigures, "due">) {
  if (due.length === 0) return <StatusTag kind="success">Arrived</StatusTag>;
  return due.some(({ isLate }) => isLate) ? <StatusTag kind="warning">Late</StatusTag> : null;
}

function SayExpected({ kinds }: { kinds: readonly ImportKindWords[] }) {
  const [isOpen, setOpen] = useState(false);
  const button = useFocusKept<HTMLButtonElement>(isOpen);
  if (isOpen) return <ExpectFiguresForm kinds={kinds} onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button onPress={() => setOpen(true)} ref={button}>
        Say what is expected
      </Button>
    </div>
  );
}

const List = styled.div`
  min-width: 0;
`;

const Root = styled(Panel)`
  ${stack(2)}
`;
