import { styled } from "styled-components";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { DisclosureGroup } from "../../primitives/Disclosure/DisclosureGroup.tsx";
import { plural } from "../../text/format.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { GapNames, type GapPlace } from "./GapNames.tsx";

export interface RequirementGap {
  id: number;
  label: string;
  /** The number of captured places at which it is available. */
  available: number;
  all: number;
  /** Police stations of a municipality, or municipalities of a district. */
  lackedBy: readonly GapPlace[];
}

export interface BlockGaps {
  id: number;
  label: string;
  about: string;
  /** Known places that nobody has captured. */
  notCaptured: readonly GapPlace[];
  requirements: readonly RequirementGap[];
}

export interface BuildingBlockGapsProps extends RootProps {
  blocks: readonly BlockGaps[];
  headingLevel?: 3 | 4;
}

/**
 * - **When:** What is missing at a place, before all else.
 * - **When not:** All requirements: use `BuildingBlockAccordion`.
 * - **Keys:** Tab moves from title to title and link to link; Enter and Space open and close.
 */
export function BuildingBlockGaps({ blocks, headingLevel = 4, ...root }: BuildingBlockGapsProps) {
  return (
    <DisclosureGroup {...root} allowsMultipleExpanded>
      {blocks.map(({ id, label, about, notCaptured, requirements }) => (
        <Disclosure
          key={id}
          id={id}
          title={label}
          headingLevel={headingLevel}
          aside={describeGaps(requirements)}
        >
          <Body>
            <About>{about}</About>
            {requirements.length > 0 && (
              <Requirements>
                {requirements.map((requirement) => (
                  <li key={requirement.id}>
                    <Name>
                      <strong>{requirement.label}</strong>
                      <span>{describeMetCount(requirement)}</span>
                    </Name>
                    {requirement.lackedBy.length > 0 && (
                      <GapNames label="Missing at" places={requirement.lackedBy} />
                    )}
                  </li>
                ))}
              </Requirements>
            )}
            {notCaptured.length > 0 && (
              <GapNames
                label={notCaptured.some(({ href }) => href) ? "Not yet captured in full" : "Not yet captured"}
                places={notCaptured}
              />
            )}
          </Body>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}

function describeGaps(requirements: readonly RequirementGap[]): string {
  const capturedRequirements = requirements.filter(({ all }) => all > 0);
  if (capturedRequirements.length === 0) return "Not yet captured";
  const missingCount = capturedRequirements.filter(({ available, all }) => available < all).length;
  return missingCount === 0
    ? "Nothing is missing"
    : `${plural(missingCount, "service", "services")} not at every place`;
}

function describeMetCount({ available, all }: RequirementGap): string {
  return all === 0
    ? "Not yet captured"
    : `Available at ${available} of ${plural(all, "captured place", "captured places")}`;
}

const Body = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;

const About = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

const Requirements = styled.ul`
  display: grid;
  list-style: none;

  li {
    display: grid;
    gap: ${space(0.5)};
    padding-block: ${space(1)};
    border-top: 1px solid ${color.line};
    break-inside: avoid;
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(2)};

  span { color: ${color.inkMuted}; font-size: ${font.size.small}; }
`;
