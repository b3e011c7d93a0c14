import { styled } from "styled-components";
import { formatDate, plural } from "../../charts/format.ts";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { media } from "../../tokens/media.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { ContactLinks } from "../ContactCard/ContactLinks.tsx";
import type { ContactDetail } from "../ContactCard/contactWays.ts";

export interface HelpLine {
  stakeholderId: number;
  name: string;
  /** Opening hours and purpose. */
  about: string | null;
  contacts: readonly ContactDetail[];
  /** The last test call, ISO 8601; null if never called. */
  verifiedOn: string | null;
  /** Who published it and when, and the day it was read. */
  source: { description: string; capturedOn: string };
}

export interface HelpLinesProps {
  /** In the order in which to call them. */
  lines: readonly HelpLine[];
  /** How many are visible at first; the others are one press away. */
  shownCount?: number;
}

/** Numbers to call now, from anywhere in the country. */
export function HelpLines({ lines, shownCount = 3 }: HelpLinesProps) {
  const others = lines.slice(shownCount);
  return (
    <div>
      <LineList lines={lines.slice(0, shownCount)} />
      {others.length > 0 && (
        <Disclosure title={plural(others.length, "more help line", "more help lines")}>
          <LineList lines={others} />
        </Disclosure>
      )}
    </div>
  );
}

function LineList({ lines }: Pick<HelpLinesProps, "lines">) {
  return (
    <List>
      {lines.map(({ stakeholderId, name, about, contacts, verifiedOn, source }) => (
        <li key={stakeholderId}>
          <b>{name}</b>
          <ContactLinks of={name} contacts={contacts} />
          {about && <p>{about}</p>}
          <Source>
            Published by {source.description}. Read on {formatDate(source.capturedOn)}.{" "}
            {verifiedOn === null ? "Not test-called" : `Test-called on ${formatDate(verifiedOn)}`}.
          </Source>
        </li>
      ))}
    </List>
  );
}

export function HelpLinesSkeleton() {
  return (
    <List>
      {["first", "second", "third"].map((line) => (
        <li key={line}>
          <Skeleton width="10rem" height="1.5rem" />
          <Skeleton height="2.75rem" />
          <Skeleton lines={3} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space(3)} ${space(4)};
  padding-block-end: ${space(2)};
  list-style: none;

  > li { display: grid; grid-template-columns: minmax(0, 1fr); overflow-wrap: anywhere; gap: ${space(0.5)}; align-content: start; min-width: 0; }
  p { font-size: ${font.size.small}; line-height: 1.4; }
  a[href^="tel:"] strong { font-size: ${font.size.large}; }

  ${media.print} { display: block; > li { display: block; margin-block-start: ${space(1)}; break-inside: avoid; } }
`;

const Source = styled.small`
  color: ${color.inkMuted};
  line-height: 1.4;
`;
