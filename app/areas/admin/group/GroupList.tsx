import type { Group } from "@gbvf/api/group/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { ListTable } from "@gbvf/ui/primitives/ListTable/ListTable.tsx";
import type { ListColumn } from "@gbvf/ui/primitives/ListTable/listStyles.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useListAddress } from "../../../lib/list/useListAddress.ts";
import { useListTable } from "../../../lib/list/useListTable.ts";
import { ExportButton } from "../ExportButton.tsx";
import { UsersGroupsFrame } from "../user/UsersGroupsFrame.tsx";

export function GroupList() {
  const list = useListAddress({ sortableColumns: ["GroupName", "memberCount"] });
  const groups = useApi("GET /api/security/getGroups", { query: list.request }, { keepsPreviousData: true });
  const table = useListTable(list, groups, "Search by name");
  return (
    <UsersGroupsFrame
      selected="groups"
      purpose="What people may do, given to many at once."
      actions={<ExportGroups search={list.request.search} />}
    >
      <Resource {...groups} skeleton="24rem">
        {({ groups }) => (
          <ListTable
            {...table}
            caption="Groups"
            columns={groupColumns(list.linkTo)}
            rows={groups}
            rowId={({ GroupId }) => GroupId}
            rowLabel={({ GroupName }) => GroupName}
            empty={
              <EmptyState
                headingLevel={2}
                title="No records found"
                action={<Button onPress={() => list.setTypedSearch("")}>Clear search</Button>}
              >
                No name has “{list.search}” in it.
              </EmptyState>
            }
          />
        )}
      </Resource>
    </UsersGroupsFrame>
  );
}

function groupColumns(linkTo: (path: string) => string): ListColumn<Group>[] {
  return [
    { id: "GroupName", label: "Name", isSortable: true, cell: ({ GroupName }) => GroupName },
    { id: "description", label: "What it is for", cell: ({ description }) => description || "Not given" },
    {
      id: "actions",
      label: "Actions",
      cell: ({ UserActions }) => plural(UserActions.length, "action", "actions"),
    },
    {
      id: "memberCount",
      label: "People",
      isSortable: true,
      isNumeric: true,
      cell: ({ memberCount }) => memberCount,
    },
    {
      id: "manage",
      label: "Details",
      cell: ({ GroupId, GroupName }) => (
        <Link href={linkTo(admin.viewGroup(GroupId))}>
          Manage <VisuallyHidden>{GroupName}</VisuallyHidden>
        </Link>
      ),
    },
  ];
}

function ExportGroups({ search }: { search: string | undefined }) {
  return (
    <ExportButton
      endpoint="POST /api/security/exportGroups"
      request={{ body: search === undefined ? {} : { search } }}
      fileName="Groups"
      header={["Name", "What it is for", "Actions", "People"]}
      getRows={({ groups, actions }) =>
        groups.map(({ GroupName, description, UserActions, memberCount }) => [
          GroupName,
          description,
          actions
            .filter(({ actionId }) => UserActions.some((action) => action.actionId === actionId))
            .map((action) => `${action.description} (${action.actionId})`)
            .join("; "),
          memberCount,
        ])
      }
    />
  );
}
