import { useLocation, useNavigate } from "react-router-dom";
import { admin } from "../../../lib/areaPaths.ts";

const hrefOf = (importId: number) => `${admin.importedData}?import=${importId}`;

/** The import that is open, kept in the address: a reload in the middle of one finds it again. */
export function useChosenImport() {
  const given = new URLSearchParams(useLocation().search).get("import") ?? "";
  const navigate = useNavigate();
  return {
    importId: /^[1-9]\d{0,9}$/.test(given) ? Number(given) : null,
    open: (importId: number) => navigate(hrefOf(importId)),
    close: () => navigate(admin.importedData),
    hrefOf,
  };
}
