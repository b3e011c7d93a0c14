import { useId } from "react";
import { styled } from "styled-components";
import { cardStyle } from "../../primitives/Card/Card.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { formatDate } from "../../text/format.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { AddressLines, type PublicAddress } from "./AddressLines.tsx";
import { ContactLinks } from "./ContactLinks.tsx";
import { type ContactDetail, getContactLink } from "./contactLink.ts";
import { LanguagesSpoken } from "./LanguagesSpoken.tsx";
import { NoDirectNumber } from "./NoDirectNumber.tsx";
import { type Requirement, RequirementRow } from "./RequirementRow.tsx";
import { WrongNumber } from "./WrongNumber.tsx";

export interface ContactCardEntry {
  stakeholderId: number;
  name: string;
  about: string | null;
  openingHours: string | null;
  /** Null if it serves the whole country. */
  localMunicipalityName: string | null;
  buildingBlock: string;
  isConfidential: boolean;
  address: PublicAddress | null;
  contacts: readonly ContactDetail[];
  source: { description: string; capturedOn: string; isDemonstration: boolean };
  buildingBlockRequirements: readonly Requirement[];
}

export interface ContactCardProps extends RootProps<HTMLElement> {
  /** An entry of the directory's response. */
  entry: ContactCardEntry;
  /** The languages that the service speaks, each by its own name; empty if unknown. */
  languages: readonly { name: string; lang: string }[];
  /** "About 3 km in a straight line". */
  distance?: string | undefined;
  headingLevel?: 2 | 3 | 4;
  /** Shown instead of a confidential address. */
  helpLine?: { name: string; contacts: readonly ContactDetail[] } | undefined;
  /** Shown for services that have no number of their own. */
  commandCentre?: { name: string; contacts: readonly ContactDetail[] } | undefined;
  /** Reports the service's number, or a person's, as wrong. Resolves to a text for the reader. */
  onReport?: (personId?: number) => Promise<string>;
}

/**
 * - **When:** Somebody to call: a station, a shelter, a help line.
 * - **When not:** A list of officials: use `ListTable`.
 * - **Keys:** Tab moves from number to number; Enter and Space open a person, Enter calls or writes.
 */
export function ContactCard({
  entry,
  languages,
  distance,
  headingLevel = 3,
  helpLine,
  commandCentre,
  onReport,
  ...root
}: ContactCardProps) {
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const { name, about, openingHours, contacts, source, buildingBlockRequirements: requirements } = entry;
  return (
    <Root {...root} aria-labelledby={nameId}>
      <header>
        <Heading id={nameId}>{name}</Heading>
        <Where>
          {entry.buildingBlock}
          {entry.localMunicipalityName !== null && `, ${entry.localMunicipalityName}`}
        </Where>
        {distance !== undefined && <p>{distance}</p>}
      </header>
      {about && <p>{about}</p>}
      {openingHours && <p>Opening hours: {openingHours}</p>}
      <LanguagesSpoken languages={languages} />
      <AddressLines address={entry.address} isConfidential={entry.isConfidential} helpLine={helpLine} />
      <ContactLinks contactName={name} contacts={contacts} />
      {!contacts.some((contact) => getContactLink(contact).kind === "call") && (
        <NoDirectNumber requirements={requirements} commandCentre={commandCentre} />
      )}
      {onReport && contacts.length > 0 && <WrongNumber contactName={name} onReport={() => onReport()} />}
      {requirements.length > 0 && (
        <Requirements>
          {requirements.map((requirement) => (
            <RequirementRow
              key={requirement.buildingBlockRequirementId}
              requirement={requirement}
              headingLevel={(headingLevel + 1) as 3 | 4 | 5}
              onReport={onReport}
            />
          ))}
        </Requirements>
      )}
      <Muted>
        {!source.isDemonstration && "Listed by "}
        {source.description}, checked on {formatDate(source.capturedOn)}
      </Muted>
    </Root>
  );
}

export function ContactCardSkeleton(props: RootProps<HTMLElement>) {
  return (
    <Root {...props}>
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton width="40%" />
      <Skeleton height="2.75rem" />
      <Skeleton lines={3} height="2.5rem" />
    </Root>
  );
}

const Root = styled.article`
  display: grid;
  gap: ${space(1.5)};
  align-content: start;
  min-width: 0;
  padding: ${space(2)};
  ${cardStyle}
  overflow-wrap: anywhere;

  > * { min-width: 0; }
  ${media.print} {
    display: block;
    padding: ${space(1)} 0;
    border-width: 1px 0 0;
    border-radius: 0;

    > * + * { margin-block-start: ${space(0.5)}; }
    > :not(:nth-last-child(-n + 2)) { break-after: avoid; }
  }
`;

const Where = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

const Muted = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  line-height: 1.4;
`;

const Requirements = styled.div`
  border-top: 1px solid ${color.line};
`;
