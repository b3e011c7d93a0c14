import { isEmail } from "@gbvf/api/shared/contactTypes.ts";
import type { UserDetails } from "@gbvf/api/user/contract.ts";
import { DetailList } from "@gbvf/ui/primitives/DetailList/DetailList.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { Panel } from "../CardGrid.tsx";
import { listContactDetails } from "../contactDetails.tsx";
import { AccountState } from "./AccountState.tsx";

export function UserDetailsPanels({ user }: { user: UserDetails }) {
  const titles = useApi("GET /api/auth/getUserTitles", {});
  const roles = useApi("GET /api/auth/getUserJobRoles", {});
  const title = titles.data?.find(({ titleId }) => titleId === user.TitleId);
  const role = roles.data?.find(({ roleId }) => roleId === user.RoleId);
  const contacts = user.Contacts.map(({ ContactTypeId, Detail }) => ({
    contactTypeId: ContactTypeId,
    detail: Detail,
  }));
  const telephones = contacts.filter(({ contactTypeId }) => !isEmail(contactTypeId));
  return (
    <>
      <Panel aria-labelledby="user-details">
        <h2 id="user-details">Details</h2>
        <DetailList
          details={[
            { label: "Title", value: title?.description },
            { label: "Full name", value: user.Name },
            ...listContactDetails(contacts.filter(({ contactTypeId }) => isEmail(contactTypeId))),
            { label: "Organisation role", value: role?.description },
            { label: "Organisation name", value: user.CompanyName },
          ]}
        />
      </Panel>
      <Panel aria-labelledby="user-telephones">
        <h2 id="user-telephones">Telephones and account</h2>
        <DetailList
          details={[
            ...(telephones.length === 0
              ? [{ label: "Telephone", value: null }]
              : listContactDetails(telephones)),
            { label: "Account", value: <AccountState {...user} /> },
            {
              label: "Last seen",
              value: user.lastSeenAt === null ? "Never signed in" : formatMoment(user.lastSeenAt),
            },
          ]}
        />
      </Panel>
    </>
  );
}
