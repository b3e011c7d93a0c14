import type { ActionName } from "@gbvf/api/lib/actions.ts";
import { holds } from "./landing.ts";
import { useSession } from "./session.ts";

/** Whether who is signed in holds an action: `may("DeleteUser")`. It decides what is offered; the server decides what is done. */
export function useMay(): (action: ActionName) => boolean {
  const session = useSession();
  return (action) => session !== undefined && holds(session, action);
}
