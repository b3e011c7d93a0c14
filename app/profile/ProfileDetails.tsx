import type { JobRole, UserTitle } from "@gbvf/api/lookup/contract.ts";
import type { Profile } from "@gbvf/api/profile/contract.ts";
import { SURVEY_MAIL, SURVEY_MAIL_KINDS, type SurveyMailKind } from "@gbvf/api/shared/surveyMail.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { DetailList } from "@gbvf/ui/primitives/DetailList/DetailList.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import type { z } from "zod";
import type { ApiState } from "../lib/api-client/useApi.ts";
import { useSession } from "../lib/session/session.ts";

interface ProfileDetailsProps {
  profile: Profile;
  titles: ApiState<readonly z.infer<typeof UserTitle>[]>;
  roles: ApiState<readonly z.infer<typeof JobRole>[]>;
  hasEdited: boolean;
  onEdit: () => void;
}

export function ProfileDetails({ profile, titles, roles, hasEdited, onEdit }: ProfileDetailsProps) {
  const hasOrganisation = useSession()?.organisationName != null;
  const details = [
    {
      label: "Title",
      value: profile.titleId !== null && (
        <LookupDetail
          choices={titles}
          isChosen={({ titleId }) => titleId === profile.titleId}
          errorMessage="The title could not be loaded."
        />
      ),
    },
    { label: "Full Name", value: profile.fullName },
    { label: "Email", value: profile.email },
    {
      label: "Organisation Role",
      value: profile.jobRole !== null && (
        <LookupDetail
          choices={roles}
          isChosen={({ roleId }) => roleId === profile.jobRole}
          errorMessage="The role could not be loaded."
        />
      ),
    },
    { label: "Mobile Number", value: profile.mobileNumber },
    { label: "Alternative Number", value: profile.alternativeNumber },
    ...(hasOrganisation
      ? [{ label: "E-mail about surveys", value: formatReceivedMail(profile.stoppedMail) }]
      : []),
  ];
  return (
    <Surface>
      <DetailList details={details} />
      <ButtonRow>
        <Button variant="primary" onPress={onEdit} autoFocus={hasEdited}>
          Edit
        </Button>
      </ButtonRow>
    </Surface>
  );
}

export const formatMailKinds = (kinds: readonly SurveyMailKind[] = []) =>
  kinds.map((kind) => SURVEY_MAIL[kind]).join(", ") || "None";

const formatReceivedMail = (stoppedKinds: readonly SurveyMailKind[]) =>
  stoppedKinds.length === 0
    ? "Every kind"
    : formatMailKinds(SURVEY_MAIL_KINDS.filter((kind) => !stoppedKinds.includes(kind)));

interface LookupDetailProps<Choice> {
  choices: ApiState<readonly Choice[]>;
  isChosen: (choice: Choice) => boolean;
  errorMessage: string;
}

function LookupDetail<Choice extends { description: string }>({
  choices,
  isChosen,
  errorMessage,
}: LookupDetailProps<Choice>) {
  return (
    <Resource {...choices} errorMessage={errorMessage} skeleton="1.5rem">
      {(loaded) => loaded.find(isChosen)?.description ?? "No longer on the list"}
    </Resource>
  );
}

export const Surface = styled(Card)`
  gap: ${space(2.5)};
  ${media.wide} { padding: ${space(4)}; }
`;
