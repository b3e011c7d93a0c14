import type { Group } from "@gbvf/api/group/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin, auditOf, usersIn } from "../../../lib/address/areaPaths.ts";
import { useBackToList } from "../../../lib/list/useBackToList.ts";
import { useMay } from "../../../lib/session/useMay.ts";
import { Note, Panel } from "../CardGrid.tsx";
import { DeleteGroup } from "./DeleteGroup.tsx";
import { GroupActions } from "./GroupActions.tsx";

interface GroupViewProps {
  group: Group;
  back: { href: string; name: string };
}

export function GroupView({ group, back }: GroupViewProps) {
  const may = useMay();
  const { keep } = useBackToList(admin.groups);
  const { GroupId, GroupName, description, memberCount, isBuiltIn } = group;
  return (
    <AreaFrame
      title={GroupName}
      purpose={description || "A group of people who may do the same."}
      back={back}
      actions={
        <>
          {may("UpdateGroup") && (
            <Link href={keep(admin.editGroup(GroupId))} variant="primary">
              Edit
            </Link>
          )}
          {may("DeleteGroup") && !isBuiltIn && <DeleteGroup group={group} back={back.href} />}
        </>
      }
    >
      <p>
        <Link href={usersIn(GroupId)}>{plural(memberCount, "person", "people")}</Link>{" "}
        {memberCount === 1 ? "is" : "are"} in this group.
      </p>
      {isBuiltIn && (
        <Note>The product itself puts people into this group, so it can be neither renamed nor deleted.</Note>
      )}
      <Panel aria-labelledby="group-actions">
        <h2 id="group-actions">Actions</h2>
        <GroupActions group={group} />
      </Panel>
      <p>
        <Link href={auditOf({ group: GroupId })}>Everything recorded about this group</Link>
      </p>
    </AreaFrame>
  );
}
