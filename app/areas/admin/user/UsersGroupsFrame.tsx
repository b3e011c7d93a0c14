import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { SegmentedControl } from "@gbvf/ui/primitives/SegmentedControl/SegmentedControl.tsx";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";

interface UsersGroupsFrameProps {
  selected: "users" | "groups";
  actions: ReactNode;
  purpose: ReactNode;
  children: ReactNode;
}

export function UsersGroupsFrame({ selected, purpose, actions, children }: UsersGroupsFrameProps) {
  const navigate = useNavigate();
  const hasPermission = useHasPermission();
  const isUsers = selected === "users";
  return (
    <AreaFrame
      title="Users and groups"
      purpose={purpose}
      actions={
        <>
          <SegmentedControl
            label="Show"
            segments={[
              { id: "users", label: "Users" },
              { id: "groups", label: "Groups" },
            ]}
            value={selected}
            onChange={(chosen) => navigate(chosen === "users" ? admin.users : admin.groups)}
          />
          {hasPermission(isUsers ? "SetGroupMember" : "CreateGroup") && (
            <Link href={isUsers ? admin.createUser : admin.createGroup} variant="primary">
              {isUsers ? "Add new user" : "Add new group"}
            </Link>
          )}
          {actions}
        </>
      }
    >
      {children}
    </AreaFrame>
  );
}
