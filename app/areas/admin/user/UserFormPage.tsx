import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useIdParam } from "../../../lib/address/encodedId.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useBackToList } from "../../../lib/list/useBackToList.ts";
import { Panel } from "../CardGrid.tsx";
import { NotFound } from "../NotFound.tsx";
import { UserFormPanel } from "./UserFormPanel.tsx";

export function UserFormPage() {
  const id = useIdParam("id");
  const { back, linkTo } = useBackToList(admin.users);
  const user = useApi(
    "GET /api/security/getUserDetails",
    id === null ? null : { query: { stakeholderId: id } },
  );
  if (user.error?.status === 404) return <NotFound title="User" back={{ href: back, name: "All users" }} />;
  if (id === null) {
    return (
      <AreaFrame
        title="New user"
        purpose="They get an invitation by email, and choose a password themselves."
        back={{ href: back, name: "All users" }}
      >
        <Columns>
          <UserFormPanel user={null} nextPath={back} />
          <AfterCreating />
        </Columns>
      </AreaFrame>
    );
  }
  const view = linkTo(admin.viewUser(id));
  return (
    <AreaFrame
      title={user.data ? `Edit ${user.data.displayName}` : "Edit user"}
      purpose="Details, groups and municipalities. What groups give counts at once."
      back={{ href: view, name: "Back to the user" }}
    >
      <Resource {...user} skeleton="24rem">
        {(user) => <UserFormPanel key={user.stakeholderId} user={user} nextPath={view} />}
      </Resource>
    </AreaFrame>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;

  ${media.wide} { grid-template-columns: minmax(0, 1fr) 20rem; }
`;

const AfterCreating = () => (
  <Panel aria-labelledby="after-creating">
    <h2 id="after-creating">What happens then</h2>
    <Steps>
      <li>They get an e-mail with a link, which works once and for 7 days.</li>
      <li>They follow it, choose a password and sign in. What their groups give counts at once.</li>
      <li>
        Until then the list says “Invited”. There you can send the e-mail again, copy the link or withdraw it.
      </li>
      <li>Groups with powerful actions ask you for your password, and all administrators get an e-mail.</li>
    </Steps>
  </Panel>
);

const Steps = styled.ol`
  ${stack(1)}
  padding-inline-start: ${space(3)};
  line-height: 1.4;
`;
