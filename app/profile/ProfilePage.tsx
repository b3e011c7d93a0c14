import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { ApplicationNotice } from "../layouts/ApplicationNotice.tsx";
import { TextColumn } from "../layouts/TextColumn.tsx";
import { useApi } from "../lib/calls/useApi.ts";
import { useTitle } from "../lib/page/useTitle.ts";
import { useRename, useSession } from "../lib/session/session.ts";
import { ChangeAddress } from "./ChangeAddress.tsx";
import { CloseAccount } from "./CloseAccount.tsx";
import { OwnQuestion } from "./OwnQuestion.tsx";
import { OwnRecord } from "./OwnRecord.tsx";
import { OwnSessions } from "./OwnSessions.tsx";
import { ProfileDetails } from "./ProfileDetails.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { ProfileHeader } from "./ProfileHeader.tsx";
import { SecondFactorSection } from "./second-factor/SecondFactorSection.tsx";

export function ProfilePage() {
  useTitle("Profile");
  const [isEditing, setEditing] = useState(false);
  const [hasEdited, setEdited] = useState(false);
  const session = useSession();
  const rename = useRename();
  const close = () => {
    setEdited(true);
    setEditing(false);
  };
  const profile = useApi("GET /api/auth/profile", {});
  const titles = useApi("GET /api/auth/getUserTitles", {});
  const roles = useApi("GET /api/auth/getUserJobRoles", {});
  return (
    <TextColumn>
      <ProfileHeader session={session} />
      {session && <ApplicationNotice session={session} />}
      {session?.application?.question && <OwnQuestion question={session.application.question} />}
      <Parts data-wide>
        <Resource {...profile} skeleton="20rem">
          {(known) =>
            isEditing ? (
              <ProfileForm
                profile={known}
                titles={titles}
                roles={roles}
                onSaved={(fullName) => {
                  void rename(fullName);
                  close();
                }}
                onCancel={close}
              />
            ) : (
              <ProfileDetails
                profile={known}
                titles={titles}
                roles={roles}
                hasEdited={hasEdited}
                onEdit={() => setEditing(true)}
              />
            )
          }
        </Resource>
        {session?.user && <ChangeAddress email={session.user.username} />}
        <SecondFactorSection />
        <OwnSessions />
        <OwnRecord />
        {session?.user && <CloseAccount email={session.user.username} />}
      </Parts>
    </TextColumn>
  );
}

const Parts = styled.div`
  columns: 28rem 2;
  column-gap: ${space(3)};

  > * { break-inside: avoid; margin-block-end: ${space(3)}; }
`;
