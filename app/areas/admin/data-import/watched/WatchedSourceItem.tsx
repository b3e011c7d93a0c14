import { BROKEN_SOURCE_ADVICE, type WatchedSource } from "@gbvf/api/data-import/watched/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { StatusTag, type StatusTagProps } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { styled } from "styled-components";
import { ActionButton } from "../../../../lib/calls/ActionButton.tsx";
import { useAction } from "../../../../lib/calls/useAction.ts";
import { Note } from "../../CardGrid.tsx";
import { wordsOfKind } from "../importKinds.ts";

interface WatchedSourceItemProps {
  source: WatchedSource;
  hrefOf: (importId: number) => string;
}

const REFRESHES = { refreshes: ["GET /api/import/getWatchedSources"] } as const;

export function WatchedSourceItem({ source, hrefOf }: WatchedSourceItemProps) {
  const { watchedSourceId, kind, name, address, problem, importId, isWaiting } = source;
  const call = { body: { watchedSourceId } };
  const ask = useAction("POST /api/import/askSourceNow", REFRESHES);
  const forget = useAction("POST /api/import/forgetSource", REFRESHES);
  return (
    <Root role="group" aria-label={name}>
      <header>
        <h3>{name}</h3>
        <StatusTag {...stateOf(source)} />
      </header>
      <Note>
        {wordsOfKind(kind).name},{" "}
        <Link href={address} isExternal>
          {address}
        </Link>
      </Note>
      {problem && <p>{problem}</p>}
      {source.outcome === "broken" && <p>{BROKEN_SOURCE_ADVICE}</p>}
      <Note>{historyOf(source)}</Note>
      <ButtonRow>
        {importId !== null && (
          <Link href={hrefOf(importId)} variant={isWaiting ? "primary" : "secondary"}>
            {isWaiting ? "See what would change" : "Open the last file"}
          </Link>
        )}
        <ActionButton
          onPress={() => ask.run(call)}
          isSending={ask.isSending || source.isBeingAsked}
          aria-label={`Ask ${name} now`}
        >
          Ask now
        </ActionButton>
        <Button variant="quiet" onPress={() => forget.ask(call)} aria-label={`Stop asking ${name}`}>
          Stop asking
        </Button>
      </ButtonRow>
      <Alert>{ask.failure}</Alert>
      <ConfirmDialog title={`Stop asking ${name}?`} confirmName="Stop asking" {...forget.dialog}>
        <p>Its address is forgotten. What was imported from it stays.</p>
      </ConfirmDialog>
    </Root>
  );
}

function stateOf({ isBeingAsked, outcome, isWaiting }: WatchedSource): StatusTagProps {
  if (isBeingAsked) return { kind: "warning", children: "Being asked" };
  if (outcome === "broken") return { kind: "danger", children: "Cannot be read" };
  if (outcome === "new" && isWaiting) return { kind: "warning", children: "New file" };
  if (outcome === "never") return { kind: "neutral", children: "Not asked yet" };
  return { kind: "success", children: "Nothing new" };
}

function historyOf({ askedAt, arrivedAt, nextAskAt }: WatchedSource): string {
  const last = askedAt === null ? "" : `Asked on ${formatMoment(askedAt)}. `;
  const file = arrivedAt === null ? "" : `Its last new file came on ${formatMoment(arrivedAt)}. `;
  return `${last}${file}Next time after ${formatMoment(nextAskAt)}.`;
}

const Root = styled.div`
  ${stack(1)}

  > header {
    ${row(1, 2)}
    align-items: center;
    justify-content: space-between;
  }
`;
