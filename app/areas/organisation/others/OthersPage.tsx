import type { SurveyedOrganisation } from "@gbvf/api/survey/others/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { ListTable } from "@gbvf/ui/primitives/ListTable/ListTable.tsx";
import type { ListColumn } from "@gbvf/ui/primitives/ListTable/listLook.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { organisation } from "../../../lib/address/areaPaths.ts";
import { useApi } from "../../../lib/calls/useApi.ts";
import { useListAddress } from "../../../lib/list/useListAddress.ts";
import { useListTable } from "../../../lib/list/useListTable.ts";

export function OthersPage() {
  const list = useListAddress({ sorts: ["organisationName"] });
  const { search, ...page } = list.call;
  const found = useApi(
    "POST /api/healthcheck/searchSurveyedOrganisations",
    { body: { ...page, ...(search && { OrganisationName: search }) } },
    { keepsLast: true },
  );
  const table = useListTable(list, found, "Search by organisation name");
  return (
    <AreaFrame
      title="Results of organisations"
      purpose="Choose whose results to see. Each look is written down."
    >
      <Resource {...found} skeleton="24rem">
        {({ organisations }) => (
          <ListTable
            {...table}
            caption="Organisations that take part"
            columns={columns(list.linkTo)}
            rows={organisations}
            rowId={({ stakeholderId }) => stakeholderId}
            rowName={({ organisationName }) => organisationName}
            empty={
              <EmptyState
                headingLevel={2}
                title={search ? "No organisation matches" : "No organisation takes part yet"}
              >
                {search
                  ? `No name has “${search}” in it.`
                  : "An organisation is listed here once its application is approved."}
              </EmptyState>
            }
          />
        )}
      </Resource>
    </AreaFrame>
  );
}

const columns = (linkTo: (path: string) => string): ListColumn<SurveyedOrganisation>[] => [
  {
    id: "organisationName",
    name: "Organisation name",
    isSortable: true,
    cell: ({ organisationName }) => organisationName,
  },
  { id: "type", name: "Type", cell: ({ organisationType }) => organisationType },
  { id: "place", name: "Place", cell: ({ place }) => place ?? "Not known" },
  {
    id: "surveys",
    name: "Closed surveys",
    cell: ({ closedSurveys, latest }) =>
      latest === null ? "None yet" : `${closedSurveys}, the latest ${latest}`,
  },
  {
    id: "view",
    name: "Details",
    cell: ({ stakeholderId, organisationName }) => (
      <Link href={linkTo(organisation.other(stakeholderId))}>
        View <VisuallyHidden>{organisationName}</VisuallyHidden>
      </Link>
    ),
  },
];
