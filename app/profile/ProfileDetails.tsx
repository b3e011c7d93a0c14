import type { JobRole, Profile, UserTitle } from "@gbvf/api/auth/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { media } from "@gbvf/ui/theme/media.ts";
import { color, font, radius, space } from "@gbvf/ui/theme/tokens.ts";
import { styled } from "styled-components";
import type { z } from "zod";

export interface ProfileDetailsProps {
  profile: Profile;
  titles: readonly z.infer<typeof UserTitle>[] | undefined;
  roles: readonly z.infer<typeof JobRole>[] | undefined;
  onEdit: () => void;
}

/** The profile to read. */
export function ProfileDetails({ profile, titles, roles, onEdit }: ProfileDetailsProps) {
  const title = titles?.find(({ titleId }) => titleId === profile.titleId)?.description;
  const role = roles?.find(({ roleId }) => roleId === profile.jobRole)?.description;
  const details = [
    ["Title", title],
    ["Full Name", profile.fullName],
    ["Email", profile.email],
    ["Organisation Role", role],
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
        <Button variant="primary" onPress={onEdit}>
          Edit
        </Button>
      </div>
    </Surface>
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
