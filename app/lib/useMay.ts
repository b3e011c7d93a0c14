import type { ActionName } from "@gbvf/api/lib/actions.ts";
import { holds } from "./landing.ts";
import { useSession } from "./session.ts";

export type May = (action: ActionName) => boolean;

/** `may("DeleteUser")`: what is offered; the server decides. */
export function useMay(): May {
  const session = useSession();
  return (action) => session !== undefined && holds(session, action);
}
