import type { PermissionName } from "@gbvf/api/shared/permissions.ts";
import { sessionHasPermission } from "./landing.ts";
import { useSession } from "./session.ts";

export type HasPermission = (permission: PermissionName) => boolean;

export const DENIED = "You do not have permission to perform this action.";

/** Decides only what is visible; the server checks every request. */
export function useHasPermission(): HasPermission {
  const session = useSession();
  return (permission) => session !== undefined && sessionHasPermission(session, permission);
}
