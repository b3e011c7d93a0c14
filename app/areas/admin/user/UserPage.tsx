import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useIdParam } from "../../../lib/address/encodedId.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useBackToList } from "../../../lib/list/useBackToList.ts";
import { NotFound } from "../NotFound.tsx";
import { UserView } from "./UserView.tsx";

export function UserPage() {
  const id = useIdParam("id");
  const { back } = useBackToList(admin.users);
  const user = useApi(
    "GET /api/security/getUserDetails",
    id === null ? null : { query: { stakeholderId: id } },
  );
  const listLink = { href: back, name: "All users" };
  if (id === null || user.error?.status === 404) return <NotFound title="User" back={listLink} />;
  if (user.data !== undefined) return <UserView user={user.data} back={listLink} />;
  return (
    <AreaFrame title="User" purpose="One person’s account, and what it may do." back={listLink}>
      <Resource {...user} skeleton="24rem">
        {() => null}
      </Resource>
    </AreaFrame>
  );
}
