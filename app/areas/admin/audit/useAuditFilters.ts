import type { getAuditLog } from "@gbvf/api/audit/contract.ts";
import type { Input } from "@gbvf/api/shared/http/endpoint.ts";
import { useLocation, useNavigate } from "react-router-dom";
import { useAddressNow } from "../../../lib/address/AddressRouter.tsx";
import { AUDIT_KINDS } from "./auditWords.ts";

export type AuditCall = Omit<Input<typeof getAuditLog>["query"], "before" | "pageSize">;
type AuditFilterName = "actor" | "subject" | "group" | "what" | "from" | "to";

export type AuditFilterControls = {
  call: AuditCall;
  set: (name: AuditFilterName, value: string | null) => void;
  clear: () => void;
};

const idOf = (text: string | null) => (text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);
const dayOf = (text: string | null) => (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null);

/** Stored in the address; unknown values are ignored. */
export function useAuditFilters(): AuditFilterControls {
  const { search, pathname } = useLocation();
  const addressNow = useAddressNow();
  const navigate = useNavigate();
  const given = new URLSearchParams(search);
  const actorId = idOf(given.get("actor"));
  const subjectId = idOf(given.get("subject"));
  const groupId = idOf(given.get("group"));
  const what = AUDIT_KINDS.find((kind) => kind === given.get("what"));
  const from = dayOf(given.get("from"));
  const to = dayOf(given.get("to"));
  return {
    call: {
      ...(actorId !== null && { actorId }),
      ...(subjectId !== null && { subjectId }),
      ...(groupId !== null && { groupId }),
      ...(what !== undefined && { what }),
      ...(from !== null && { from }),
      ...(to !== null && { to }),
    },
    set: (name, value) => {
      const next = new URLSearchParams(addressNow().search);
      if (value === null) next.delete(name);
      else next.set(name, value);
      navigate(next.size === 0 ? pathname : `${pathname}?${next}`);
    },
    clear: () => navigate(pathname),
  };
}
