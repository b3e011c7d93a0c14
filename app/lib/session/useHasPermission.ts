import type { ActionName } from "@gbvf/api/shared/actions.ts";
import { hasAction } from "./landing.ts";
import { useSession } from "./session.ts";

export type HasPermission = (action: ActionName) => boolean;

export const DENIED = "You do not have permission to perform this action.";

/** Decides only what is visible; the server checks every request. */
export function useHasPermission(): HasPermission {
  const session = useSession();
  return (action) => session !== undefined && hasAction(session, action);
}
