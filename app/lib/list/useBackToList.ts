import { useLocation } from "react-router-dom";

export function useBackToList(listPath: string): { back: string; keep: (path: string) => string } {
  const list = new URLSearchParams(useLocation().search).get("list");
  return {
    back: list === null ? listPath : `${listPath.replace(/\?.*/, "")}?${new URLSearchParams(list)}`,
    keep: (path) => (list === null ? path : `${path}?${new URLSearchParams({ list })}`),
  };
}
