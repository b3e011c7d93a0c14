import type { JobRole, Profile, UserTitle } from "@gbvf/api/auth/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { media } from "@gbvf/ui/theme/media.ts";
import { color, font, radius, space } from "@gbvf/ui/theme/tokens.ts";
import { styled } from "styled-components";
import type { z } from "zod";
import type { ApiState } from "../lib/useApi.ts";

export interface ProfileDetailsProps {
  profile: Profile;
  titles: ApiState<readonly z.infer<typeof UserTitle>[]>;
  roles: ApiState<readonly z.infer<typeof JobRole>[]>;
  /** The form was just closed: the keyboard goes on where it was opened. */
  hasEdited: boolean;
  onEdit: () => void;
}

/** The profile to read. */
export function ProfileDetails({ profile, titles, roles, hasEdited, onEdit }: ProfileDetailsProps) {
  const details = [
    [
      "Title",
      profile.titleId !== null && (
        <Looked
          choices={titles}
          isChosen={({ titleId }) => titleId === profile.titleId}
          errorMessage="The title could not be loaded."
        />
      ),
    ],
    ["Full Name", profile.fullName],
    ["Email", profile.email],
    [
      "Organisation Role",
      profile.jobRole !== null && (
        <Looked
          choices={roles}
          isChosen={({ roleId }) => roleId === profile.jobRole}
          errorMessage="The role could not be loaded."
        />
      ),
    ],
    ["Mobile Number", profile.mobileNumber],
    ["Alternative Number", profile.alternativeNumber],
  ] as const;
  return (
    <Surface>
      <List>
        {details.map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail || "Not given"}</dd>
          </div>
        ))}
      </List>
      <div>
        <Button variant="primary" onPress={onEdit} autoFocus={hasEdited}>
          Edit
        </Button>
      </div>
    </Surface>
  );
}

interface LookedProps<Choice> {
  choices: ApiState<readonly Choice[]>;
  isChosen: (choice: Choice) => boolean;
  errorMessage: string;
}

/** The words for what was chosen from a list that the server has. */
function Looked<Choice extends { description: string }>({
  choices,
  isChosen,
  errorMessage,
}: LookedProps<Choice>) {
  return (
    <Resource
      {...choices}
      onRetry={choices.retry}
      errorMessage={errorMessage}
      skeleton={<Skeleton height="1.5rem" />}
    >
      {(loaded) => loaded.find(isChosen)?.description ?? "No longer on the list"}
    </Resource>
  );
}

/** The white surface of the profile, in both of its modes. */
export const Surface = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};

  ${media.wide} { padding: ${space(4)}; }
`;

const List = styled.dl`
  display: grid;

  > div {
    display: grid;
    grid-template-columns: minmax(8rem, 1fr) 2fr;
    gap: ${space(0.5)} ${space(2)};
    padding-block: ${space(1.5)};
    border-bottom: 1px solid ${color.line};
  }
  > div:first-child { padding-block-start: 0; }
  dt { color: ${color.inkMuted}; font-size: ${font.size.small}; line-height: 1.5rem; }
  dd { margin: 0; overflow-wrap: anywhere; }

  @media (max-width: 480px) { > div { grid-template-columns: 1fr; } }
`;
