import { useLocation } from "react-router-dom";

/** Leads from a screen that a list opened back to the list, as it was left. */
export function useBackToList(listPath: string): { back: string; keep: (path: string) => string } {
  const list = new URLSearchParams(useLocation().search).get("list");
  return {
    back: list === null ? listPath : `${listPath.replace(/\?.*/, "")}?${new URLSearchParams(list)}`,
    /** The address of a further screen, from which it still leads back. */
    keep: (path) => (list === null ? path : `${path}?${new URLSearchParams({ list })}`),
  };
}
