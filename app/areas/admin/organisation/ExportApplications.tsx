import type { Endpoints } from "@gbvf/api/contract.ts";
import { CONTACT_TYPE } from "@gbvf/api/shared/contactTypes.ts";
import type { Call } from "@gbvf/api/shared/http/endpoint.ts";
import { ExportButton } from "../ExportButton.tsx";
import { statusOf } from "./status.ts";

interface ExportApplicationsProps {
  filters: Call<Endpoints["POST /api/healthcheck/exportOrganisations"]>["body"];
  caption: string;
}

export function ExportApplications({ filters, caption }: ExportApplicationsProps) {
  return (
    <ExportButton
      endpoint="POST /api/healthcheck/exportOrganisations"
      call={{ body: filters }}
      fileName={caption}
      header={HEADER}
      rowsOf={({ organisations }) =>
        organisations.map((application) => [
          application.organisationName,
          application.organisationType,
          application.place ?? "",
          application.membersInOrganisation,
          application.name,
          contact(application.contacts, CONTACT_TYPE.workEmail),
          contact(application.contacts, CONTACT_TYPE.mobile),
          application.receivedOn,
          statusOf(application.verificationStatus).name,
          application.decision?.decidedBy ?? "",
          application.decision?.decidedAt ?? "",
          application.decision?.rejectionReason ?? "",
        ])
      }
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
