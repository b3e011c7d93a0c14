import { MIN_RESPONSES } from "@gbvf/api/shared/surveyThresholds.ts";
import type { SurveyedOrganisation } from "@gbvf/api/survey/others/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { ListTable } from "@gbvf/ui/primitives/ListTable/ListTable.tsx";
import type { ListColumn } from "@gbvf/ui/primitives/ListTable/listStyles.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { formatCount, formatShare } from "@gbvf/ui/text/format.ts";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { organisation } from "../../../lib/address/areaPaths.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useListAddress } from "../../../lib/list/useListAddress.ts";
import { useListTable } from "../../../lib/list/useListTable.ts";

export function OthersPage() {
  const list = useListAddress({ sortableColumns: ["organisationName", "ratio"] });
  const { search, ...paging } = list.request;
  const organisations = useApi(
    "POST /api/healthcheck/searchSurveyedOrganisations",
    { body: { ...paging, ...(search && { OrganisationName: search }) } },
    { keepsPreviousData: true },
  );
  const table = useListTable(list, organisations, "Search by organisation name");
  return (
    <AreaFrame
      title="Results of organisations"
      purpose="Choose whose results to see. Access is logged. A high ratio of responses can be a reason to ask, and to exclude a survey from the public figures on its page of results."
    >
      <Resource {...organisations} skeleton="24rem">
        {({ organisations }) => (
          <ListTable
            {...table}
            caption="Organisations that take part"
            columns={createColumns(list.linkTo)}
            rows={organisations}
            rowId={({ rowId }) => rowId}
            rowLabel={({ organisationName }) => organisationName}
            empty={
              <EmptyState
                headingLevel={2}
                title={search ? "No records found" : "No organisation takes part yet"}
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

const createColumns = (linkTo: (path: string) => string): ListColumn<SurveyedOrganisation>[] => [
  {
    id: "organisationName",
    label: "Organisation name",
    isSortable: true,
    cell: ({ organisationName }) => organisationName,
  },
  { id: "type", label: "Type", cell: ({ organisationType }) => organisationType },
  { id: "place", label: "Place", cell: ({ place }) => place ?? "Not known" },
  {
    id: "survey",
    label: "Latest survey",
    cell: ({ survey }) => (survey ? describeSurvey(survey) : "None yet"),
  },
  {
    id: "responses",
    label: "Responses",
    cell: ({ survey }) =>
      survey && `${formatResponses(survey)} of ${formatCount(survey.expectedResponses)} expected`,
  },
  {
    id: "ratio",
    label: "Ratio",
    isSortable: true,
    cell: ({ survey }) => survey && formatShare(survey.ratio / 100),
  },
  {
    id: "view",
    label: "Details",
    cell: ({ stakeholderId, organisationName }) => (
      <Link href={linkTo(organisation.otherOrganisation(stakeholderId))}>
        View <VisuallyHidden>{organisationName}</VisuallyHidden>
      </Link>
    ),
  },
];

type Survey = NonNullable<SurveyedOrganisation["survey"]>;

const describeSurvey = ({ questionnaireType, questionnaire, mode, isClosed }: Survey) =>
  `${questionnaireType} ${questionnaire}, ${mode === "link" ? "open link" : "code slips"}, ${isClosed ? "closed" : "not closed"}`;

function formatResponses({ isClosed, responses }: Survey): string {
  if (responses === 0) return `Fewer than ${MIN_RESPONSES}`;
  const countText = formatCount(responses);
  return isClosed ? countText : `${countText} to ${formatCount(responses + MIN_RESPONSES - 1)}`;
}
