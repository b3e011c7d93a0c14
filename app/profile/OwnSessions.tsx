import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { useApi } from "../lib/calls/useApi.ts";
import { Surface } from "./ProfileDetails.tsx";
import { SessionList } from "./SessionList.tsx";

export function OwnSessions() {
  const sessions = useApi("GET /api/security/getUserSessions", { query: {} });
  return (
    <Surface as="section" aria-labelledby="own-sessions">
      <h2 id="own-sessions">Where you are signed in</h2>
      <Resource {...sessions} onRetry={sessions.retry} skeleton={<Skeleton height="4rem" />}>
        {({ sessions: open }) => <SessionList sessions={open} />}
      </Resource>
    </Surface>
  );
}
