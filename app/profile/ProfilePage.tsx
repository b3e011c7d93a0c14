import { answerQuestion } from "@gbvf/api/organisation/question/contract.ts";
import { saveFile } from "@gbvf/ui/charts/downloadCsv.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { ApplicationNotice } from "../layouts/ApplicationNotice.tsx";
import { TextColumn } from "../layouts/TextColumn.tsx";
import { ActionButton } from "../lib/api-client/ActionButton.tsx";
import { useAction } from "../lib/api-client/useAction.ts";
import { useApi } from "../lib/api-client/useApi.ts";
import { useMutation } from "../lib/api-client/useMutation.ts";
import { FormField } from "../lib/form/FormField.tsx";
import { SaveForm } from "../lib/form/SaveForm.tsx";
import { PageTitle } from "../lib/page/PageTitle.tsx";
import { useSession, useSessionRefresh, useUpdateDisplayName } from "../lib/session/session.ts";
import { ChangeAddress } from "./ChangeAddress.tsx";
import { CloseAccount } from "./CloseAccount.tsx";
import { DetailsForm } from "./DetailsForm.tsx";
import { ProfileDetails, Surface } from "./ProfileDetails.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { ProfileHeader } from "./ProfileHeader.tsx";
import { SessionList } from "./SessionList.tsx";
import { SecondFactorSection } from "./second-factor/SecondFactorSection.tsx";

export function ProfilePage() {
  const [isEditing, setEditing] = useState(false);
  const [hasEdited, setEdited] = useState(false);
  const session = useSession();
  const updateDisplayName = useUpdateDisplayName();
  const close = () => {
    setEdited(true);
    setEditing(false);
  };
  const profile = useApi("GET /api/auth/profile", {});
  const titles = useApi("GET /api/auth/getUserTitles", {});
  const roles = useApi("GET /api/auth/getUserJobRoles", {});
  return (
    <TextColumn>
      <PageTitle>Profile</PageTitle>
      <ProfileHeader session={session} />
      {session && <ApplicationNotice session={session} />}
      {session?.application?.details && (
        <section id="question" aria-labelledby="apply-again">
          <h2 id="apply-again">Apply again</h2>
          <DetailsForm details={session.application.details} isApplication />
        </section>
      )}
      {session?.application?.question && <OwnQuestion question={session.application.question} />}
      <Parts data-wide>
        <Resource {...profile} skeleton="20rem">
          {(profile) =>
            isEditing ? (
              <ProfileForm
                profile={profile}
                titles={titles}
                roles={roles}
                onSaved={(fullName) => {
                  void updateDisplayName(fullName);
                  close();
                }}
                onCancel={close}
              />
            ) : (
              <ProfileDetails
                profile={profile}
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
        {session?.user && (
          <CloseAccount
            email={session.user.username}
            lastMemberOf={session.isLastMember ? session.organisationName : null}
          />
        )}
      </Parts>
    </TextColumn>
  );
}

const Parts = styled.div`
  columns: 28rem 2;
  column-gap: ${space(3)};

  > * { break-inside: avoid; margin-block-end: ${space(3)}; }
`;

function OwnSessions() {
  const sessions = useApi("GET /api/security/getUserSessions", { query: {} });
  return (
    <Surface as="section" aria-labelledby="own-sessions">
      <h2 id="own-sessions">Where you are signed in</h2>
      <Resource {...sessions} skeleton="4rem">
        {({ sessions: openSessions }) => <SessionList sessions={openSessions} />}
      </Resource>
    </Surface>
  );
}

function OwnRecord() {
  const download = useAction("POST /api/auth/downloadOwnRecord", {
    onDone: (record) => {
      const fileName = `stored-about-me-${record.writtenAt.slice(0, 10)}.json`;
      saveFile(fileName, JSON.stringify(record, null, 2), "application/json");
    },
  });
  return (
    <Surface as="section" aria-labelledby="own-record">
      <h2 id="own-record">What is stored about you</h2>
      <p>
        Your details, groups, applications, sessions and second factors, and what the audit log says about
        you, in one file (JSON). It names nobody else, and holds no passwords or codes.
      </p>
      <div>
        <ActionButton onPress={() => download.run({ body: {} })} isSending={download.isSending}>
          <Icon name="download" /> Download what is stored about me
        </ActionButton>
      </div>
      <Alert>{download.error}</Alert>
    </Surface>
  );
}

const Fields = answerQuestion.body.omit({ details: true });

function OwnQuestion({ question }: { question: string }) {
  const { send } = useMutation("POST /api/healthcheck/answerQuestion");
  const refreshSession = useSessionRefresh();
  return (
    <Surface as="section" id="question" aria-labelledby="own-question">
      <h2 id="own-question">A question about your application</h2>
      <p>{question}</p>
      <SaveForm
        label="Answer"
        schema={Fields}
        initialValues={{ answer: "" }}
        send={(body) => send({ body })}
        onSaved={() => void refreshSession()}
        submitName="Send answer"
        guardsChanges
      >
        {(form) => (
          <FormField form={form} name="answer">
            {(field) => <TextArea {...field} label="Your answer" />}
          </FormField>
        )}
      </SaveForm>
    </Surface>
  );
}
