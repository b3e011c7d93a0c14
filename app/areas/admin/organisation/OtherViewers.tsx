import type { noteViewing } from "@gbvf/api/organisation/viewing/contract.ts";
import type { Answer } from "@gbvf/api/shared/http/endpoint.ts";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { color } from "@gbvf/ui/tokens/tokens.ts";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { ApiError } from "../../../lib/calls/ApiError.ts";
import { sendCall } from "../../../lib/calls/sendCall.ts";
import { Panel } from "../CardGrid.tsx";

/** Asked when the page opens or regains the focus, not in between. */
export function OtherViewers({ stakeholderId }: { stakeholderId: number }) {
  const others = useOthersAt(stakeholderId);
  return (
    <div role="status">
      {others.length > 0 && (
        <Notice>
          {others.map(({ name, since }) => (
            <p key={name}>
              <strong>{name}</strong> has this application open too, since {formatMoment(since)}.
            </p>
          ))}
          <p>Talk to each other before you decide: the first decision counts.</p>
        </Notice>
      )}
    </div>
  );
}

type Others = Answer<typeof noteViewing>["others"];

function useOthersAt(StakeholderId: number): Others {
  const [others, setOthers] = useState<Others>([]);
  useEffect(() => {
    let isLeft = false;
    const note = (isOpen: boolean) =>
      sendCall("POST /api/healthcheck/noteViewing", { body: { StakeholderId, isOpen } }).then(
        (answer) => {
          if (!isLeft) setOthers(answer.others);
        },
        (error: unknown) => {
          // Nobody asked for this, so a failure is not shown.
          if (!(error instanceof ApiError)) throw error;
        },
      );
    const see = () => void note(true);
    see();
    window.addEventListener("focus", see);
    return () => {
      isLeft = true;
      window.removeEventListener("focus", see);
      void note(false);
    };
  }, [StakeholderId]);
  return others;
}

const Notice = styled(Panel).attrs({ as: "div" })`
  border-inline-start: 4px solid ${color.primary};
`;
