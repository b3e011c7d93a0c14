import { useNavigate } from "react-router-dom";
import { ApiError } from "../lib/ApiError.ts";
import { landingOf } from "../lib/landing.ts";
import { useSessionChange } from "../lib/session.ts";

/**
 * After signing in: finds out who it was and goes to where they start.
 *
 * @throws {ApiError} where the session could not be confirmed, so that the form says so
 */
export function useEnter(): () => Promise<void> {
  const changeSession = useSessionChange();
  const navigate = useNavigate();
  return async () => {
    const session = await changeSession();
    if (!session.isAuthenticated) throw new ApiError(0);
    navigate(landingOf(session), { replace: true });
  };
}
