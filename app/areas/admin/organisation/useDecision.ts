import type { Application } from "@gbvf/api/organisation/contract.ts";
import { CONTACT_TYPE } from "@gbvf/api/shared/contactTypes.ts";
import { useNavigate } from "react-router-dom";
import type { ApiError } from "../../../lib/api-client/ApiError.ts";
import { useRefresh } from "../../../lib/api-client/useRefresh.ts";
import type { RecentDecision } from "./RecentDecisionNote.tsx";
import { DECISION_REFRESHES } from "./useApplication.ts";

export type ApplicationDecision =
  | { VerificationStatusId: 3; EmailTemplateType: 1 }
  | {
      VerificationStatusId: 2;
      EmailTemplateType: 2 | 3;
      RejectedReasons?: string | undefined;
      KnownOrganisationId?: number;
    };

export function useDecision(application: Application, back: string) {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { stakeholderId, organisationName, contacts } = application;
  const email = contacts.find(({ contactTypeId }) => contactTypeId === CONTACT_TYPE.workEmail);
  return {
    buildRequest: (decision: ApplicationDecision) => ({
      body: {
        ...decision,
        StakeholderId: stakeholderId,
        OrganisationEmail: email?.detail ?? "",
        Name: application.name,
        version: application.version,
      },
    }),
    goBack: ({ message }: { message: string }) => {
      const recentDecision: RecentDecision = { stakeholderId, organisationName, message };
      navigate(back, { state: { recentDecision } });
    },
    reloadOnConflict: (error: ApiError) => {
      if (error.status === 409) void refresh(DECISION_REFRESHES);
    },
  };
}
