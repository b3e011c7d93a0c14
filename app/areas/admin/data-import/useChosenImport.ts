import { useLocation, useNavigate } from "react-router-dom";
import { admin } from "../../../lib/address/areaPaths.ts";

const hrefOf = (importId: number) => `${admin.importedData}?import=${importId}`;

/** Kept in the address, so that a reload finds it again. */
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
