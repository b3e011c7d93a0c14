import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useIdParam } from "../../../lib/address/encodedId.ts";
import { useBackToList } from "../../../lib/list/useBackToList.ts";
import { NotFound } from "../NotFound.tsx";
import { GroupView } from "./GroupView.tsx";
import { useGroup } from "./useGroup.ts";

export function GroupPage() {
  const id = useIdParam("id");
  const { back } = useBackToList(admin.groups);
  const group = useGroup(id);
  const listLink = { href: back, name: "All groups" };
  if (id === null || group.data === null) return <NotFound title="Group" back={listLink} />;
  if (group.data !== undefined) return <GroupView group={group.data} back={listLink} />;
  return (
    <AreaFrame title="Group" purpose="What its people may do." back={listLink}>
      <Resource {...group} skeleton="24rem">
        {() => null}
      </Resource>
    </AreaFrame>
  );
}
