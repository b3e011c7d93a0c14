import type { UserDetails } from "@gbvf/api/user/contract.ts";
import { ItemGrid } from "@gbvf/ui/primitives/ItemGrid/ItemGrid.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin, auditOf } from "../../../lib/address/areaPaths.ts";
import { useBackToList } from "../../../lib/list/useBackToList.ts";
import { useMay } from "../../../lib/session/useMay.ts";
import { CardGrid, Note, Panel } from "../CardGrid.tsx";
import { ActionsOfUser } from "./ActionsOfUser.tsx";
import { DeleteUser } from "./DeleteUser.tsx";
import { InvitationPanel } from "./InvitationPanel.tsx";
import { SecondFactorPanel } from "./SecondFactorPanel.tsx";
import { SessionsPanel } from "./SessionsPanel.tsx";
import { SetDisabled } from "./SetDisabled.tsx";
import { UserDetailsPanels } from "./UserDetailsPanels.tsx";

interface UserViewProps {
  user: UserDetails;
  back: { href: string; name: string };
}

export function UserView({ user, back }: UserViewProps) {
  const may = useMay();
  const { keep } = useBackToList(admin.users);
  const { stakeholderId, displayName, groups, StakeholderRelationships } = user;
  const mayChange = may("SetGroupMember");
  return (
    <AreaFrame
      title={displayName}
      purpose={user.username}
      back={back}
      actions={
        <>
          {mayChange && (
            <Link href={keep(admin.editUser(stakeholderId))} variant="primary">
              Edit
            </Link>
          )}
          {may("DeleteUser") && !user.isOwn && <DeleteUser user={user} back={back.href} />}
          <Link href={back.href} variant="secondary">
            Cancel
          </Link>
        </>
      }
    >
      {user.invitation && user.invitation.state !== "arrived" && (
        <InvitationPanel stakeholderId={stakeholderId} invitation={user.invitation} mayChange={mayChange} />
      )}
      <CardGrid>
        <UserDetailsPanels user={user} />
      </CardGrid>
      <Panel aria-labelledby="user-groups">
        <h2 id="user-groups">Groups</h2>
        {groups.length === 0 ? (
          <Note>In no group, so this person may do nothing.</Note>
        ) : (
          <ItemGrid
            label="Groups"
            items={groups.map(({ groupId, groupName }) => ({
              id: groupId,
              name: <Link href={admin.viewGroup(groupId)}>{groupName}</Link>,
            }))}
          />
        )}
        <ActionsOfUser actions={user.actions} />
      </Panel>
      {StakeholderRelationships.length > 0 && (
        <Panel aria-labelledby="user-municipalities">
          <h2 id="user-municipalities">Municipalities</h2>
          <ItemGrid
            label="Municipalities"
            items={StakeholderRelationships.map(({ MunicipalityId, Description }) => ({
              id: MunicipalityId,
              name: Description ?? `Municipality ${MunicipalityId}`,
            }))}
          />
        </Panel>
      )}
      <SessionsPanel stakeholderId={stakeholderId} />
      <SecondFactorPanel user={user} mayReset={mayChange && !user.isOwn} />
      {mayChange && !user.isOwn && <SetDisabled user={user} />}
      <p>
        <Link href={auditOf({ subject: stakeholderId })}>Everything recorded about this account</Link>
      </p>
    </AreaFrame>
  );
}
