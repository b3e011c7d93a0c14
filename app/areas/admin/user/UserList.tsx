import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { ListTable } from "@gbvf/ui/primitives/ListTable/ListTable.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { useApi } from "../../../lib/calls/useApi.ts";
import { useListAddress } from "../../../lib/list/useListAddress.ts";
import { useListTable } from "../../../lib/list/useListTable.ts";
import { useMay } from "../../../lib/session/useMay.ts";
import { useAllGroups } from "../group/useAllGroups.ts";
import { ExportUsers } from "./ExportUsers.tsx";
import { NextForUsers } from "./NextForUsers.tsx";
import { UsersGroupsFrame } from "./UsersGroupsFrame.tsx";
import { userColumns } from "./userColumns.tsx";
import { useUserSelection } from "./useUserSelection.tsx";

const STATES = [
  { id: "active", name: "Active" },
  { id: "invited", name: "Invited" },
  { id: "disabled", name: "Disabled" },
  { id: "ungrouped", name: "In no group" },
  { id: "unused", name: "Not used for 90 days" },
] as const;

export function UserList() {
  const list = useListAddress({
    sorts: ["displayName", "username"],
    filters: { state: ["all", "active", "invited", "disabled", "ungrouped", "unused"], group: "" },
  });
  const { state, group } = list.filters;
  const { search, ...page } = list.call;
  const filters = {
    ...(search !== undefined && { search }),
    ...(state !== "all" && { state }),
    ...(/^\d+$/.test(group) && { groupId: Number(group) }),
  };
  const found = useApi(
    "GET /api/security/getAllUsers",
    { query: { ...page, ...filters } },
    { keepsLast: true },
  );
  const table = useListTable(list, found, "Search by name or email");
  const groups = useAllGroups();
  const selection = useUserSelection(found.data?.users ?? []);
  const may = useMay();
  const shown = STATES.find(({ id }) => id === state);
  const showAll = () => {
    list.setTyped("");
    list.setFilter("state", "all");
    list.setFilter("group", "");
  };
  return (
    <UsersGroupsFrame
      shown="users"
      actions={<ExportUsers filters={filters} />}
      next={<NextForUsers state={state} />}
    >
      <Resource {...found} skeleton="24rem">
        {({ users }) => (
          <ListTable
            {...table}
            caption={shown ? `Users: ${shown.name}` : "All users"}
            columns={userColumns(list.linkTo)}
            rows={users}
            rowId={({ stakeholderId }) => stakeholderId}
            rowName={({ displayName }) => displayName}
            {...(may("SetGroupMember") && { selection })}
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
                    name: GroupName,
                  }))}
                  value={group === "" ? null : group}
                  onChange={(next) => list.setFilter("group", next ?? "")}
                />
              </>
            }
            empty={
              <EmptyState
                headingLevel={2}
                title="No user matches"
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
