import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { useApi } from "../../../lib/calls/useApi.ts";
import { SessionList } from "../../../profile/SessionList.tsx";
import { Panel } from "../CardGrid.tsx";

export function SessionsPanel({ stakeholderId }: { stakeholderId: number }) {
  const sessions = useApi("GET /api/security/getUserSessions", { query: { stakeholderId } });
  return (
    <Panel aria-labelledby="sessions">
      <h2 id="sessions">Signed in now</h2>
      <Resource {...sessions} skeleton="4rem">
        {({ sessions: open }) => <SessionList sessions={open} stakeholderId={stakeholderId} />}
      </Resource>
    </Panel>
  );
}
