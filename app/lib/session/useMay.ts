import type { ActionName } from "@gbvf/api/shared/actions.ts";
import { holds } from "./landing.ts";
import { useSession } from "./session.ts";

export type May = (action: ActionName) => boolean;

export const DENIED = "You do not have permission to perform this action.";

/** Only decides what is offered; the server checks. */
export function useMay(): May {
  const session = useSession();
  return (action) => session !== undefined && holds(session, action);
}
