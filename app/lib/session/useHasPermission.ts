import type { ActionName } from "@gbvf/api/shared/actions.ts";
import { hasAction } from "./landing.ts";
import { useSession } from "./session.ts";

export type HasPermission = (action: ActionName) => boolean;

export const DENIED = "You do not have permission to perform this action.";

/** Controls only visibility; the server checks. */
export function useHasPermission(): HasPermission {
  const session = useSession();
  return (action) => session !== undefined && hasAction(session, action);
}
