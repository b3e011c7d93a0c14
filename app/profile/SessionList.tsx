import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import type { getUserSessions } from "@gbvf/api/user/session/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { ActionButton } from "../lib/api-client/ActionButton.tsx";
import { useAction } from "../lib/api-client/useAction.ts";
import { useRestoreFocus } from "../lib/page/useRestoreFocus.ts";

interface SessionListProps {
  sessions: ApiResponse<typeof getUserSessions>["sessions"];
  stakeholderId?: number;
}

export function SessionList({ sessions, stakeholderId }: SessionListProps) {
  const endSession = useAction("POST /api/security/endUserSession", {
    refreshes: ["GET /api/security/getUserSessions"],
  });
  const userParameters = stakeholderId === undefined ? {} : { stakeholderId };
  const currentSession = sessions.find(({ isThis }) => isThis);
  const otherSessions = sessions.filter(({ isThis }) => !isThis);
  const list = useRestoreFocus<HTMLDivElement>(sessions.length);
  return (
    <List ref={list} tabIndex={-1}>
      {sessions.length === 0 && <p>Not signed in anywhere.</p>}
      <RowList
        rows={sessions.map(({ sessionId, startedAt, lastSeenAt, isThis, browser, network }) => ({
          id: sessionId,
          content: (
            <>
              <p>{browser ?? "A browser that does not say which"}</p>
              <Seen>
                {network === currentSession?.network
                  ? "From the network that you use now"
                  : `From network ${network}`}
              </Seen>
              <Seen>
                Since {formatMoment(startedAt)}, last seen {formatMoment(lastSeenAt)}
              </Seen>
            </>
          ),
          action: isThis ? (
            <StatusTag kind="success">This browser</StatusTag>
          ) : (
            <ActionButton
              onPress={() => endSession.run({ body: { ...userParameters, sessionId } })}
              isSending={endSession.isSending}
            >
              Sign out{" "}
              <VisuallyHidden>
                {browser ?? "the browser"} since {formatMoment(startedAt)}
              </VisuallyHidden>
            </ActionButton>
          ),
        }))}
      />
      {otherSessions.length > 1 && (
        <div>
          <ActionButton
            variant="danger"
            onPress={() => endSession.run({ body: userParameters })}
            isSending={endSession.isSending}
          >
            Sign out everywhere else
          </ActionButton>
        </div>
      )}
      <Alert>{endSession.error}</Alert>
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: ${space(2)};
  outline: none;
  > :is([role="alert"], ul):empty { display: none; }
`;

const Seen = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
