import type { Application } from "@gbvf/api/organisation/contract.ts";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useNavigate } from "react-router-dom";
import type { ApiError } from "../../../lib/ApiError.ts";
import { useMutation } from "../../../lib/useMutation.ts";
import { useRefresh } from "../../../lib/useRefresh.ts";
import { CONTACT_TYPES } from "../contactTypes.ts";
import type { JustDecided } from "./JustDecidedNote.tsx";
import { DECISION_REFRESHES } from "./useApplication.ts";

export type Decided =
  | { VerificationStatusId: 3; EmailTemplateType: 1 }
  | { VerificationStatusId: 2; EmailTemplateType: 2 | 3; RejectedReasons?: string | undefined };

/** Decides and returns to the list, which offers undo. */
export function useDecision(application: Application, back: string) {
  const { send, isSending } = useMutation("POST /api/healthcheck/verify", { refreshes: DECISION_REFRESHES });
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { stakeholderId, organisationName, contacts } = application;
  const email = contacts.find(({ contactTypeId }) => contactTypeId === CONTACT_TYPES.workEmail);
  const decide = async (decision: Decided) => {
    const { message } = await send({
      body: {
        ...decision,
        StakeholderId: stakeholderId,
        OrganisationEmail: email?.detail ?? "",
        Name: application.name,
        version: application.version,
      },
    });
    await notify.success(message);
    const decided: JustDecided = { stakeholderId, organisationName, message };
    navigate(back, { state: { decided } });
  };
  /** Shows somebody else's decision behind the dialog. */
  const showOther = (error: ApiError) => {
    if (error.status === 409) void refresh(DECISION_REFRESHES);
  };
  return { decide, isSending, showOther };
}
