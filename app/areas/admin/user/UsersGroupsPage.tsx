import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { SegmentedControl } from "@gbvf/ui/primitives/SegmentedControl/SegmentedControl.tsx";
import { useLocation, useNavigate } from "react-router-dom";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useMay } from "../../../lib/session/useMay.ts";
import { GroupList } from "../group/GroupList.tsx";
import { UserList } from "./UserList.tsx";

export function UsersGroupsPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const may = useMay();
  const shown = new URLSearchParams(search).get("show") === "groups" ? "groups" : "users";
  const isUsers = shown === "users";
  return (
    <AreaFrame
      title="Users and groups"
      purpose={
        isUsers
          ? "People with an account. Their groups say what they may do."
          : "What people may do, given to many at once."
      }
      actions={
        may(isUsers ? "SetGroupMember" : "CreateGroup") && (
          <Link href={isUsers ? admin.createUser : admin.createGroup} variant="primary">
            {isUsers ? "Add new user" : "Add new group"}
          </Link>
        )
      }
    >
      <div>
        <SegmentedControl
          label="Show"
          segments={[
            { id: "users", name: "Users" },
            { id: "groups", name: "Groups" },
          ]}
          value={shown}
          onChange={(next) => navigate(next === "users" ? admin.users : admin.groups)}
        />
      </div>
      {isUsers ? <UserList /> : <GroupList />}
    </AreaFrame>
  );
}
