import { Banner } from "@gbvf/ui/primitives/Banner/Banner.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useLocation, useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { admin } from "../../../lib/address/areaPaths.ts";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useRestoreFocus } from "../../../lib/page/useRestoreFocus.ts";
import { DECISION_REFRESHES, useApplication } from "./useApplication.ts";
import { useEmailCountdown } from "./useEmailCountdown.ts";

export type RecentDecision = { stakeholderId: number; organisationName: string; message: string };

export function RecentDecisionNote() {
  const { state } = useLocation();
  const recentDecision = (state as { recentDecision?: RecentDecision } | null)?.recentDecision;
  if (recentDecision === undefined) return null;
  return <OpenDecisionNote key={recentDecision.stakeholderId} {...recentDecision} />;
}

function OpenDecisionNote({ stakeholderId, organisationName, message }: RecentDecision) {
  const { data: application } = useApplication(stakeholderId);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isQueued = application?.decision?.email === "held";
  useEmailCountdown(isQueued ? (application.decision?.emailGoesAt ?? null) : null);
  const note = useRestoreFocus<HTMLElement>(isQueued);
  const stop = useAction("POST /api/healthcheck/stopDecision", {
    refreshes: DECISION_REFRESHES,
    onDone: (done) => {
      const recentDecision: RecentDecision = { stakeholderId, organisationName, message: done.message };
      navigate(pathname + search, { replace: true, state: { recentDecision } });
    },
  });
  return (
    <Note aria-label="Your decision" ref={note} tabIndex={-1}>
      <Banner>
        <Body>
          <p>
            <Link href={admin.organisation(stakeholderId)}>{organisationName}</Link>: {message}
            {isQueued && " The e-mail goes out after a minute."}
            {stop.error && ` ${stop.error}`}
          </p>
          {isQueued && (
            <ActionButton
              onPress={() =>
                stop.run({ body: { StakeholderId: stakeholderId, version: application.version } })
              }
              isSending={stop.isSending}
            >
              Take it back
            </ActionButton>
          )}
        </Body>
      </Banner>
    </Note>
  );
}

const Note = styled.section`
  outline-offset: ${space(0.5)};
`;

const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
`;
