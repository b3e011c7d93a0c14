import type { Endpoints } from "@gbvf/api/contract.ts";
import { CONTACT_TYPE } from "@gbvf/api/shared/contactTypes.ts";
import type { ApiRequest } from "@gbvf/api/shared/http/endpoint.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { ListTable } from "@gbvf/ui/primitives/ListTable/ListTable.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useListAddress } from "../../../lib/list/useListAddress.ts";
import { useListTable } from "../../../lib/list/useListTable.ts";
import { ExportButton } from "../ExportButton.tsx";
import { applicationColumns } from "./applicationColumns.tsx";
import { RecentDecisionNote } from "./RecentDecisionNote.tsx";
import { getStatus, STATUS_SLUGS, STATUSES } from "./status.ts";

export function ApplicationsPage() {
  const list = useListAddress({
    sortableColumns: ["organisationName", "receivedOn"],
    filters: { status: STATUS_SLUGS },
  });
  const status = STATUSES.find(({ slug }) => slug === list.filters.status);
  const { search, ...paging } = list.request;
  const filters = { ...(status && { statusId: status.id }), ...(search && { OrganisationName: search }) };
  const applications = useApi(
    "POST /api/healthcheck/searchOrganisations",
    { body: { ...paging, ...filters } },
    { keepsPreviousData: true },
  );
  const table = useListTable(list, applications, "Search by organisation name");
  const isFiltered = search !== undefined || list.filters.status !== "all";
  const showAll = () => {
    list.setTypedSearch("");
    list.setFilter("status", "all");
  };
  const caption = status ? `Applications: ${status.name}` : "All applications";
  return (
    <AreaFrame
      title="Applications"
      purpose="Organisations that asked to take part. Decide within 5 working days."
      actions={<ExportApplications filters={filters} caption={caption} />}
    >
      <RecentDecisionNote />
      <Resource {...applications} skeleton="24rem">
        {({ organisations }) => (
          <ListTable
            {...table}
            caption={caption}
            columns={applicationColumns(list.linkTo)}
            rows={organisations}
            rowId={({ stakeholderId }) => stakeholderId}
            rowLabel={({ organisationName }) => organisationName}
            filters={
              <SelectField
                label="Status"
                placeholder="All"
                options={STATUSES.map(({ slug, name }) => ({ id: slug, label: name }))}
                value={list.filters.status === "all" ? null : list.filters.status}
                onChange={(slug) => list.setFilter("status", slug ?? "all")}
              />
            }
            empty={
              <EmptyState
                headingLevel={2}
                title={search ? "No records found" : "No applications here"}
                action={isFiltered && <Button onPress={showAll}>Show all</Button>}
              >
                {search
                  ? `No name has “${search}” in it.`
                  : "When an organisation registers and asks to take part, it is listed here."}
              </EmptyState>
            }
          />
        )}
      </Resource>
    </AreaFrame>
  );
}

interface ExportApplicationsProps {
  filters: ApiRequest<Endpoints["POST /api/healthcheck/exportOrganisations"]>["body"];
  caption: string;
}

function ExportApplications({ filters, caption }: ExportApplicationsProps) {
  return (
    <ExportButton
      endpoint="POST /api/healthcheck/exportOrganisations"
      request={{ body: filters }}
      fileName={caption}
      header={HEADER}
      getRows={({ organisations }) =>
        organisations.map((application) => [
          application.organisationName,
          application.organisationType,
          application.place ?? "",
          application.membersInOrganisation,
          application.name,
          findContact(application.contacts, CONTACT_TYPE.workEmail),
          findContact(application.contacts, CONTACT_TYPE.mobile),
          application.receivedOn,
          getStatus(application.verificationStatus).name,
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

const findContact = (contacts: readonly { contactTypeId: number; detail: string }[], typeId: number) =>
  contacts.find(({ contactTypeId }) => contactTypeId === typeId)?.detail ?? "";
