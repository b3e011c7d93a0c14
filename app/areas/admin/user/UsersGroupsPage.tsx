import { useLocation } from "react-router-dom";
import { GroupList } from "../group/GroupList.tsx";
import { UserList } from "./UserList.tsx";

export function UsersGroupsPage() {
  const shown = new URLSearchParams(useLocation().search).get("show");
  return shown === "groups" ? <GroupList /> : <UserList />;
}
