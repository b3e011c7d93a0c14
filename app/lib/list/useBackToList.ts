import { useLocation } from "react-router-dom";

/** As the list was left. */
export function useBackToList(listPath: string): { back: string; keep: (path: string) => string } {
  const list = new URLSearchParams(useLocation().search).get("list");
  return {
    back: list === null ? listPath : `${listPath.replace(/\?.*/, "")}?${new URLSearchParams(list)}`,
    /** For a further screen that also leads back. */
    keep: (path) => (list === null ? path : `${path}?${new URLSearchParams({ list })}`),
  };
}
