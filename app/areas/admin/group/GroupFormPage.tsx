import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useIdParam } from "../../../lib/address/encodedId.ts";
import { useBackToList } from "../../../lib/list/useBackToList.ts";
import { NotFound } from "../NotFound.tsx";
import { GroupFormPanel } from "./GroupFormPanel.tsx";
import { useGroup } from "./useGroup.ts";

export function GroupFormPage() {
  const id = useIdParam("id");
  const { back, linkTo } = useBackToList(admin.groups);
  const group = useGroup(id);
  if (group.data === null) return <NotFound title="Group" back={{ href: back, name: "All groups" }} />;
  if (id === null) {
    return (
      <AreaFrame
        title="New group"
        purpose="Choose what its people may do. You put people into it afterwards."
        back={{ href: back, name: "All groups" }}
      >
        <GroupFormPanel group={null} nextPath={back} />
      </AreaFrame>
    );
  }
  const view = linkTo(admin.viewGroup(id));
  return (
    <AreaFrame
      title={group.data ? `Edit ${group.data.GroupName}` : "Edit group"}
      purpose="What you tick counts for everybody in the group at once."
      back={{ href: view, name: "Back to the group" }}
    >
      <Resource {...group} skeleton="24rem">
        {(group) => group && <GroupFormPanel key={group.GroupId} group={group} nextPath={view} />}
      </Resource>
    </AreaFrame>
  );
}
