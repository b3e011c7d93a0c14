import { styled } from "styled-components";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { DisclosureGroup } from "../../primitives/Disclosure/DisclosureGroup.tsx";
import { plural } from "../../text/format.ts";
import { color, space } from "../../tokens/tokens.ts";
import { type Challenge, ChallengeItem } from "./ChallengeItem.tsx";

export interface ChallengeListProps {
  challenges: readonly Challenge[];
  headingLevel?: 3 | 4;
}

/**
 * Active ones come first.
 *
 * - **When:** The challenges of a place, by name.
 * - **When not:** Counts: use `ChallengeCycles`.
 * - **Keys:** Tab moves from title to title and link to link; Enter and Space open and close, Enter follows a
 *   link.
 */
export function ChallengeList({ challenges, headingLevel = 3 }: ChallengeListProps) {
  const groups = [
    {
      id: "active",
      title: "Active Challenges",
      none: "No active challenges found",
      isActive: true,
    },
    {
      id: "inactive",
      title: "Inactive Challenges",
      none: "No inactive challenges found",
      isActive: false,
    },
  ].map(({ isActive, ...group }) => ({
    ...group,
    members: challenges.filter(({ active }) => active === isActive),
  }));
  return (
    <DisclosureGroup
      allowsMultipleExpanded
      defaultExpandedKeys={groups.filter(({ members }) => members.length > 0).map(({ id }) => id)}
    >
      {groups.map(({ id, title, none, members }) => (
        <Disclosure
          key={id}
          id={id}
          title={title}
          headingLevel={headingLevel}
          aside={plural(members.length, "challenge", "challenges")}
        >
          {members.length === 0 ? (
            <None>{none}</None>
          ) : (
            <List>
              {members.map((challenge) => (
                <ChallengeItem
                  key={challenge.collectiveActionId}
                  challenge={challenge}
                  headingLevel={headingLevel}
                />
              ))}
            </List>
          )}
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}

const None = styled.p`
  color: ${color.inkMuted};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  list-style: none;
`;
