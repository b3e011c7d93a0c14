import { useLocation } from "react-router-dom";
import { GroupList } from "../group/GroupList.tsx";
import { UserList } from "./UserList.tsx";

export function UsersGroupsPage() {
  const selected = new URLSearchParams(useLocation().search).get("show");
  return selected === "groups" ? <GroupList /> : <UserList />;
}
