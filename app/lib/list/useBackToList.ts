import { useLocation } from "react-router-dom";

export function useBackToList(listPath: string): { back: string; linkTo: (path: string) => string } {
  const list = new URLSearchParams(useLocation().search).get("list");
  return {
    back: list === null ? listPath : `${listPath.replace(/\?.*/, "")}?${new URLSearchParams(list)}`,
    linkTo: (path) => (list === null ? path : `${path}?${new URLSearchParams({ list })}`),
  };
}
