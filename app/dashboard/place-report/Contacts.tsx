import type { Contact, DirectoryEntry } from "@gbvf/api/directory/contract.ts";
import { compareChecks } from "@gbvf/api/shared/compareChecks.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { ContactLinks } from "@gbvf/ui/widgets/ContactCard/ContactLinks.tsx";
import { getContactLink } from "@gbvf/ui/widgets/ContactCard/contactLink.ts";
import { styled } from "styled-components";
import { useUrgentLines } from "../../directory/urgentLines.ts";
import { type ApiState, useApi } from "../../lib/api-client/useApi.ts";
import { ReportSection, useEachCategory } from "./ReportSection.ts";

/** With this many contacts the report fits on one sheet of paper. */
const MAX_VISIBLE = 5;

const LOCAL_SKELETON = <Skeleton lines={6} height="5rem" />;

interface ContactsProps {
  /** Null for larger places, whose contacts are those of their municipalities. */
  municipality: ApiState<number | null>;
  directoryHref: string;
}

export function Contacts({ municipality, directoryHref }: ContactsProps) {
  const lines = useUrgentLines();
  return (
    <ReportSection aria-labelledby="place-report-contacts">
      <h2 id="place-report-contacts">Who to call</h2>
      <List>
        {lines?.map(({ name, contacts }) => (
          <li key={name}>
            <strong>{name}</strong>
            <ContactLinks contactName={name} contacts={contacts.map(withoutMissingCheck)} />
          </li>
        ))}
      </List>
      <Resource {...municipality} skeleton={LOCAL_SKELETON}>
        {(municipalityId) => (
          <>
            {municipalityId !== null && <LocalContacts municipalityId={municipalityId} />}
            <p data-no-print>
              <Link href={directoryHref}>
                {municipalityId === null ? "Choose a municipality for its contacts" : "All contacts here"}
              </Link>
            </p>
          </>
        )}
      </Resource>
    </ReportSection>
  );
}

/** 'Not verified yet' under a national number would make readers doubt it. */
const withoutMissingCheck = ({ check, ...contact }: Contact) => (check ? { ...contact, check } : contact);

function LocalContacts({ municipalityId }: { municipalityId: number }) {
  const entries = useEachCategory(useEntries, municipalityId);
  return (
    <Resource
      {...entries}
      data={entries.data && listCallableServices(entries.data.flat())}
      skeleton={LOCAL_SKELETON}
      isEmpty={(services) => services.length === 0}
      emptyMessage="Nobody here can be called directly yet."
    >
      {(services) => (
        <List>
          {services.slice(0, MAX_VISIBLE).map(({ stakeholderId, name, kind, contacts }) => (
            <li key={stakeholderId}>
              <strong>{name}</strong>
              <small>{kind}</small>
              <ContactLinks contactName={name} contacts={contacts} />
            </li>
          ))}
        </List>
      )}
    </Resource>
  );
}

const useEntries = (boundaryId: number, buildingBlockCategoryId: number | null): ApiState<DirectoryEntry[]> =>
  useApi(
    "GET /api/buildingblock/searchcontact",
    buildingBlockCategoryId === null ? null : { query: { boundaryId, buildingBlockCategoryId } },
  );

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${space(1.5)} ${space(3)};
  list-style: none;

  > li { display: grid; align-content: start; gap: ${space(0.5)}; }
  small { color: ${color.inkMuted}; font-size: ${font.size.small}; }
  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(0.5)} ${space(3)};
    > li { align-content: start; gap: 0; }
    small { font-size: 7.5pt; }
  }
`;

interface CallableService {
  stakeholderId: number;
  name: string;
  kind: string;
  contacts: Contact[];
}

const MAX_NUMBERS_PER_SERVICE = 2;

/** Lists one service of each kind before a second of any kind. */
export function listCallableServices(entries: readonly DirectoryEntry[]): CallableService[] {
  const kinds = [
    ...Map.groupBy(entries.map(toCallableService).filter(hasNumber), ({ kind }) => kind).values(),
  ];
  return kinds
    .flatMap((servicesOfKind) => servicesOfKind.map((service, indexInKind) => ({ service, indexInKind })))
    .toSorted((a, b) => a.indexInKind - b.indexInKind)
    .map(({ service }) => service);
}

const hasNumber = ({ contacts }: CallableService) => contacts.length > 0;

function toCallableService({ buildingBlockRequirements, ...entry }: DirectoryEntry): CallableService {
  const people = buildingBlockRequirements.flatMap(
    ({ stakeholderContactPerson }) => stakeholderContactPerson,
  );
  const numbers = [entry, ...people]
    .flatMap(({ contacts }) => contacts)
    .toSorted((a, b) => compareChecks(a.check, b.check))
    .map((contact) => ({ contact, ...getContactLink(contact) }))
    .filter(({ kind }) => kind === "call");
  return {
    stakeholderId: entry.stakeholderId,
    name: entry.name,
    kind: entry.buildingBlock,
    // Removes repeated numbers, because one person may cover several requirements.
    contacts: numbers
      .filter(({ href }, index) => numbers.findIndex((other) => other.href === href) === index)
      .slice(0, MAX_NUMBERS_PER_SERVICE)
      .map(({ contact }) => contact),
  };
}
