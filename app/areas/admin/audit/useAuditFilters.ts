import type { getAuditLog } from "@gbvf/api/audit/contract.ts";
import { AUDIT_AREA_NAMES, AUDIT_KINDS } from "@gbvf/api/shared/auditKinds.ts";
import type { Input } from "@gbvf/api/shared/http/endpoint.ts";
import { useLocation, useNavigate } from "react-router-dom";
import { useCurrentAddress } from "../../../lib/address/AddressRouter.tsx";

export type AuditRequest = Omit<Input<typeof getAuditLog>["query"], "before" | "pageSize">;
type AuditFilterName = "actor" | "subject" | "group" | "area" | "what" | "from" | "to";

export type AuditFilterControls = {
  request: AuditRequest;
  setFilter: (name: AuditFilterName, value: string | null) => void;
  clearFilters: () => void;
};

const getId = (text: string | null) => (text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);
const getDay = (text: string | null) => (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null);

/** Stores the filters in the address; ignores unknown values. */
export function useAuditFilters(): AuditFilterControls {
  const { search, pathname } = useLocation();
  const getCurrentAddress = useCurrentAddress();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const actorId = getId(parameters.get("actor"));
  const subjectId = getId(parameters.get("subject"));
  const groupId = getId(parameters.get("group"));
  const area = AUDIT_AREA_NAMES.find((name) => name === parameters.get("area"));
  const what = AUDIT_KINDS.find((kind) => kind === parameters.get("what"));
  const from = getDay(parameters.get("from"));
  const to = getDay(parameters.get("to"));
  return {
    request: {
      ...(actorId !== null && { actorId }),
      ...(subjectId !== null && { subjectId }),
      ...(groupId !== null && { groupId }),
      ...(area !== undefined && { area }),
      ...(what !== undefined && { what }),
      ...(from !== null && { from }),
      ...(to !== null && { to }),
    },
    setFilter: (name, value) => {
      const next = new URLSearchParams(getCurrentAddress().search);
      // A kind of change belongs to one area, so it would match nothing in another area.
      if (name === "area") next.delete("what");
      if (value === null) next.delete(name);
      else next.set(name, value);
      navigate(next.size === 0 ? pathname : `${pathname}?${next}`);
    },
    clearFilters: () => navigate(pathname),
  };
}
