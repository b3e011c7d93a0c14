import type { Endpoints } from "@gbvf/api/contract.ts";
import type { ApiRequest } from "@gbvf/api/shared/http/endpoint.ts";
import type { UserRow } from "@gbvf/api/user/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { ListTable, type ListTableProps } from "@gbvf/ui/primitives/ListTable/ListTable.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { useState } from "react";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useListAddress } from "../../../lib/list/useListAddress.ts";
import { useListTable } from "../../../lib/list/useListTable.ts";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";
import { ExportButton } from "../ExportButton.tsx";
import { useAllGroups } from "../group/useAllGroups.ts";
import { getAccountState } from "./accountStates.ts";
import { ChangeUsers } from "./ChangeUsers.tsx";
import { OpenUserTasks } from "./OpenUserTasks.tsx";
import { UsersGroupsFrame } from "./UsersGroupsFrame.tsx";
import { userColumns } from "./userColumns.tsx";

const STATES = [
  { id: "active", label: "Active" },
  { id: "invited", label: "Invited" },
  { id: "disabled", label: "Disabled" },
  { id: "ungrouped", label: "In no group" },
  { id: "unused", label: "Not used for 90 days" },
] as const;

export function UserList() {
  const list = useListAddress({
    sortableColumns: ["displayName", "username"],
    filters: { state: ["all", "active", "invited", "disabled", "ungrouped", "unused"], group: "" },
  });
  const { state, group } = list.filters;
  const { search, ...paging } = list.request;
  const filters = {
    ...(search !== undefined && { search }),
    ...(state !== "all" && { state }),
    ...(/^\d+$/.test(group) && { groupId: Number(group) }),
  };
  const userPage = useApi(
    "GET /api/security/getAllUsers",
    { query: { ...paging, ...filters } },
    { keepsPreviousData: true },
  );
  const table = useListTable(list, userPage, "Search by name or email");
  const groups = useAllGroups();
  const selection = useUserSelection(userPage.data?.users ?? []);
  const hasPermission = useHasPermission();
  const selectedState = STATES.find(({ id }) => id === state);
  const showAll = () => {
    list.setTypedSearch("");
    list.setFilter("state", "all");
    list.setFilter("group", "");
  };
  return (
    <UsersGroupsFrame
      selected="users"
      actions={<ExportUsers filters={filters} />}
      purpose={<OpenUserTasks state={state} />}
    >
      <Resource {...userPage} skeleton="24rem">
        {({ users }) => (
          <ListTable
            {...table}
            caption={selectedState ? `Users: ${selectedState.label}` : "All users"}
            columns={userColumns(list.linkTo)}
            rows={users}
            rowId={({ stakeholderId }) => stakeholderId}
            rowLabel={({ displayName }) => displayName}
            {...(hasPermission("SetGroupMember") && { selection })}
            filters={
              <>
                <SelectField
                  label="Account"
                  placeholder="All"
                  options={STATES}
                  value={state === "all" ? null : state}
                  onChange={(next) => list.setFilter("state", next ?? "all")}
                />
                <SelectField
                  label="Group"
                  placeholder="All groups"
                  options={(groups.data ?? []).map(({ GroupId, GroupName }) => ({
                    id: String(GroupId),
                    label: GroupName,
                  }))}
                  value={group === "" ? null : group}
                  onChange={(next) => list.setFilter("group", next ?? "")}
                />
              </>
            }
            empty={
              <EmptyState
                headingLevel={2}
                title="No records found"
                action={<Button onPress={showAll}>Show all</Button>}
              >
                {search
                  ? `No name or email address here has “${search}” in it.`
                  : "Choose another account or group."}
              </EmptyState>
            }
          />
        )}
      </Resource>
    </UsersGroupsFrame>
  );
}

function useUserSelection(rows: readonly UserRow[]): NonNullable<ListTableProps<UserRow>["selection"]> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, UserRow>>(new Map());
  const users = [...chosen.values()].map(
    (user) => rows.find(({ stakeholderId }) => stakeholderId === user.stakeholderId) ?? user,
  );
  return {
    chosen: new Set(chosen.keys()),
    onChange: (ids) => {
      const loadedUsers = [...rows, ...users];
      const selectedUsers = [...ids].flatMap(
        (id) => loadedUsers.find(({ stakeholderId }) => stakeholderId === id) ?? [],
      );
      setChosen(new Map(selectedUsers.map((user) => [user.stakeholderId, user])));
    },
    actions: <ChangeUsers users={users} onDone={() => setChosen(new Map())} />,
  };
}

type Filters = ApiRequest<Endpoints["POST /api/security/exportUsers"]>["body"];

function ExportUsers({ filters }: { filters: Filters }) {
  return (
    <ExportButton
      endpoint="POST /api/security/exportUsers"
      request={{ body: filters }}
      fileName="Users"
      header={HEADER}
      getRows={({ users }) =>
        users.map((user) => [
          user.displayName,
          user.username,
          user.CompanyName ?? "",
          user.groupNames.join("; "),
          getAccountState(user).name,
          user.lastSeenAt ?? "",
        ])
      }
    />
  );
}

const HEADER = ["Name", "Email", "Organisation", "Groups", "Account", "Last seen (UTC)"];
