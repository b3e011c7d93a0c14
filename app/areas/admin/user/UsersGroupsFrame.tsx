import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { SegmentedControl } from "@gbvf/ui/primitives/SegmentedControl/SegmentedControl.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";

interface UsersGroupsFrameProps {
  selected: "users" | "groups";
  actions: ReactNode;
  next?: ReactNode;
  children: ReactNode;
}

export function UsersGroupsFrame({ selected, actions, next, children }: UsersGroupsFrameProps) {
  const navigate = useNavigate();
  const hasPermission = useHasPermission();
  const isUsers = selected === "users";
  return (
    <AreaFrame
      title="Users and groups"
      purpose={
        isUsers
          ? "People with an account. Their groups say what they may do."
          : "What people may do, given to many at once."
      }
      actions={
        <>
          {hasPermission(isUsers ? "SetGroupMember" : "CreateGroup") && (
            <Link href={isUsers ? admin.createUser : admin.createGroup} variant="primary">
              {isUsers ? "Add new user" : "Add new group"}
            </Link>
          )}
          {actions}
        </>
      }
    >
      <Views>
        <SegmentedControl
          label="Show"
          segments={[
            { id: "users", label: "Users" },
            { id: "groups", label: "Groups" },
          ]}
          value={selected}
          onChange={(chosen) => navigate(chosen === "users" ? admin.users : admin.groups)}
        />
        {next}
      </Views>
      {children}
    </AreaFrame>
  );
}

const Views = styled.div`
  ${row(1, 3)}
  align-items: center;
`;
