import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Call } from "@gbvf/api/lib/endpoint.ts";
import { useMutation } from "../../../lib/useMutation.ts";
import { CONTACT_TYPES } from "../contactTypes.ts";
import { ExportButton } from "../ExportButton.tsx";
import { statusOf } from "./status.ts";

export interface ExportApplicationsProps {
  filters: Call<Endpoints["POST /api/healthcheck/exportOrganisations"]>["body"];
  caption: string;
}

export function ExportApplications({ filters, caption }: ExportApplicationsProps) {
  const { send } = useMutation("POST /api/healthcheck/exportOrganisations");
  return (
    <ExportButton
      fileName={caption}
      header={HEADER}
      rows={async () => {
        const { organisations } = await send({ body: filters });
        return organisations.map((application) => [
          application.organisationName,
          application.organisationType,
          application.place ?? "",
          application.membersInOrganisation,
          application.name,
          contact(application.contacts, CONTACT_TYPES.workEmail),
          contact(application.contacts, CONTACT_TYPES.mobilePhone),
          application.receivedOn,
          statusOf(application.verificationStatus).name,
          application.decision?.decidedBy ?? "",
          application.decision?.decidedAt ?? "",
          application.decision?.rejectionReason ?? "",
        ]);
      }}
    />
  );
}

const HEADER = [
  "Organisation name",
  "Organisation type",
  "Place",
  "Members",
  "Received from",
  "Email",
  "Mobile number",
  "Received on",
  "Status",
  "Decided by",
  "Decided at",
  "Rejection reason",
];

const contact = (contacts: readonly { contactTypeId: number; detail: string }[], typeId: number) =>
  contacts.find(({ contactTypeId }) => contactTypeId === typeId)?.detail ?? "";
