import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { ItemGrid } from "@gbvf/ui/primitives/ItemGrid/ItemGrid.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { useNavigate } from "react-router-dom";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin, getAuditPath } from "../../../lib/address/areaPaths.ts";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useBackToList } from "../../../lib/list/useBackToList.ts";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";
import { SessionList } from "../../../profile/SessionList.tsx";
import { CardGrid, Note, Panel } from "../CardGrid.tsx";
import { ActionsOfUser } from "./ActionsOfUser.tsx";
import { InvitationPanel } from "./InvitationPanel.tsx";
import { LastMemberWarning, type User } from "./LastMemberWarning.tsx";
import { SecondFactorPanel } from "./SecondFactorPanel.tsx";
import { UserDetailsPanels } from "./UserDetailsPanels.tsx";
import { USER_REFRESHES } from "./userRefreshes.ts";

interface UserViewProps {
  user: User;
  back: { href: string; name: string };
}

export function UserView({ user, back }: UserViewProps) {
  const hasPermission = useHasPermission();
  const { linkTo } = useBackToList(admin.users);
  const { stakeholderId, displayName, groups, StakeholderRelationships } = user;
  const mayChange = hasPermission("SetGroupMember");
  return (
    <AreaFrame
      title={displayName}
      purpose={user.username}
      back={back}
      actions={
        <>
          {mayChange && (
            <Link href={linkTo(admin.editUser(stakeholderId))} variant="primary">
              Edit
            </Link>
          )}
          {hasPermission("DeleteUser") && !user.isOwn && <DeleteUser user={user} back={back.href} />}
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
              label: <Link href={admin.viewGroup(groupId)}>{groupName}</Link>,
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
              label: Description ?? `Municipality ${MunicipalityId}`,
            }))}
          />
        </Panel>
      )}
      <SessionsPanel stakeholderId={stakeholderId} />
      <SecondFactorPanel user={user} mayReset={mayChange && !user.isOwn} />
      {mayChange && !user.isOwn && <DisablePanel user={user} />}
      <p>
        <Link href={getAuditPath({ subject: stakeholderId })}>Everything recorded about this account</Link>
      </p>
    </AreaFrame>
  );
}

function SessionsPanel({ stakeholderId }: { stakeholderId: number }) {
  const sessions = useApi("GET /api/security/getUserSessions", { query: { stakeholderId } });
  return (
    <Panel aria-labelledby="sessions">
      <h2 id="sessions">Signed in now</h2>
      <Resource {...sessions} skeleton="4rem">
        {({ sessions: open }) => <SessionList sessions={open} stakeholderId={stakeholderId} />}
      </Resource>
    </Panel>
  );
}

interface DeleteUserProps {
  user: User;
  back: string;
}

function DeleteUser({ user, back }: DeleteUserProps) {
  const navigate = useNavigate();
  const removal = useAction("DELETE /api/security/deleteUser", {
    refreshes: ["GET /api/security/getAllUsers", "GET /api/security/getGroups"],
    onDone: () => navigate(back),
  });
  const { stakeholderId, displayName } = user;
  return (
    <>
      <Button variant="danger" onPress={() => removal.confirm({ query: { stakeholderId } })}>
        Delete
      </Button>
      <ConfirmDialog {...removal.dialog} title={`Delete ${displayName}?`} confirmLabel="Delete user">
        <LastMemberWarning user={user} />
        <p>
          The account, its groups and its contact details are deleted, and the person is signed out at once.
          The audit log keeps only a number. This cannot be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}

function DisablePanel({ user }: { user: User }) {
  const { stakeholderId, version, isDisabled, displayName } = user;
  const change = useAction("POST /api/security/setUserDisabled", { refreshes: USER_REFRESHES });
  const body = { stakeholderId, version, isDisabled: !isDisabled };
  return (
    <Panel aria-labelledby="set-disabled">
      <h2 id="set-disabled">{isDisabled ? "This account is disabled" : "Disable the account"}</h2>
      <Note>
        {isDisabled
          ? "Nobody can sign in with it. Groups and details are kept."
          : "Nobody can sign in with it then. Groups and details are kept, and you can enable it again."}
      </Note>
      <div>
        {isDisabled ? (
          <ActionButton onPress={() => change.run({ body })} isSending={change.isSending}>
            Enable
          </ActionButton>
        ) : (
          <Button onPress={() => change.confirm({ body })}>Disable</Button>
        )}
      </div>
      {isDisabled && <Alert>{change.error}</Alert>}
      <ConfirmDialog {...change.dialog} title={`Disable ${displayName}?`} confirmLabel="Disable">
        <LastMemberWarning user={user} />
        <p>They are signed out at once and cannot sign in until somebody enables the account again.</p>
      </ConfirmDialog>
    </Panel>
  );
}
