import { styled } from "styled-components";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { DisclosureGroup } from "../../primitives/Disclosure/DisclosureGroup.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { formatDate, plural } from "../../text/format.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export interface ChallengeListProps extends RootProps {
  challenges: readonly Challenge[];
  headingLevel?: 3 | 4;
}

/**
 * Active challenges come first.
 *
 * - **When:** The challenges of a place, by name.
 * - **When not:** Counts: use `ChallengeCycles`.
 * - **Keys:** Tab moves from title to title and link to link; Enter and Space open and close.
 */
export function ChallengeList({ challenges, headingLevel = 3, ...root }: ChallengeListProps) {
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
      {...root}
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

interface Challenge {
  collectiveActionId: number;
  name: string;
  team: string;
  description: string | null;
  /** ISO 8601; null if unknown. */
  validFrom: string | null;
  validTo: string | null;
  /** Null if no outcome is recorded. */
  outcome: string | null;
  active: boolean;
  sourceUrl: string | null;
}

interface ChallengeItemProps {
  challenge: Challenge;
  /** The level of the group's heading; the challenges' names are one level below. */
  headingLevel: 3 | 4;
}

function ChallengeItem({ challenge, headingLevel }: ChallengeItemProps) {
  const { name, team, description, validFrom, validTo, sourceUrl } = challenge;
  const Heading = `h${(headingLevel + 1) as 4 | 5}` as const;
  return (
    <Root>
      <Kind>100-Day Challenge</Kind>
      <Heading>{name}</Heading>
      <p>{description ?? "No description"}</p>
      <Facts>
        <dt>Team</dt>
        <dd>{team}</dd>
        <dt>Start date</dt>
        <dd>{validFrom === null ? "Not known" : formatDate(validFrom)}</dd>
        <dt>End date</dt>
        <dd>{validTo === null ? "Not known" : formatDate(validTo)}</dd>
        <dt>Result</dt>
        <dd>{getResult(challenge)}</dd>
      </Facts>
      {sourceUrl && (
        <Link href={sourceUrl} isExternal>
          Read about it
        </Link>
      )}
    </Root>
  );
}

/** The result of a finished challenge without an outcome is unknown, not in progress. */
function getResult({ outcome, active }: Challenge): string {
  return outcome ?? (active ? "In progress" : "Not recorded");
}

const Root = styled.li`
  display: grid;
  gap: ${space(0.5)};
  justify-items: start;
  overflow-wrap: anywhere;

  :is(h4, h5) { font-size: ${font.size.body}; line-height: 1.3; }
`;

const Kind = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(0.25)} ${space(2)};
  font-size: ${font.size.small};

  dt { color: ${color.inkMuted}; }
`;
