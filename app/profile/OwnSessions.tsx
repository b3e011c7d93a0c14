import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { useApi } from "../lib/calls/useApi.ts";
import { Surface } from "./ProfileDetails.tsx";
import { SessionList } from "./SessionList.tsx";

export function OwnSessions() {
  const sessions = useApi("GET /api/security/getUserSessions", { query: {} });
  return (
    <Surface as="section" aria-labelledby="own-sessions">
      <h2 id="own-sessions">Where you are signed in</h2>
      <Resource {...sessions} skeleton="4rem">
        {({ sessions: open }) => <SessionList sessions={open} />}
      </Resource>
    </Surface>
  );
}
