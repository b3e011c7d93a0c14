import type { DirectoryEntry, Point } from "@gbvf/api/directory/contract.ts";
import type { ServiceLanguage } from "@gbvf/api/shared/i18n/languages.ts";
import { describeInOwnLanguage } from "@gbvf/api/shared/i18n/languages.ts";
import { describeDistance, nearestFirst } from "@gbvf/api/shared/nearest.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { formatCount, plural } from "@gbvf/ui/text/format.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { ContactCard, ContactCardSkeleton } from "@gbvf/ui/widgets/ContactCard/ContactCard.tsx";
import { useState } from "react";
import { styled } from "styled-components";
import { reportWrongNumber } from "../lib/api-client/reportWrongNumber.ts";
import { type ApiState, useApi } from "../lib/api-client/useApi.ts";
import { type BlockChoice, filterByLanguage, filterByName, findShelterLine } from "./directory.ts";
import { useCommandCentre } from "./urgentLines.ts";

/** Fetches the national help lines; the request names no place. */
const useHelpLines = (): ApiState<DirectoryEntry[]> => useApi("GET /api/buildingblock/searchcontact", {});

interface BlockResultsProps {
  block: BlockChoice;
  boundaryId: number;
  /** Filters in the browser, so that the name is never sent. */
  name: string;
  language: ServiceLanguage | null;
  startPoint: Point | undefined;
}

const PAGE_SIZE = 10;

export function BlockResults({ block, boundaryId, name, language, startPoint }: BlockResultsProps) {
  const { buildingBlockCategoryId, buildingBlockId } = block;
  const entries = useApi("GET /api/buildingblock/searchcontact", {
    query: { boundaryId, buildingBlockCategoryId, buildingBlockId },
  });
  return (
    <Root aria-labelledby={`block-${block.value}`}>
      <h3 id={`block-${block.value}`}>{block.name}</h3>
      <Resource {...entries} skeleton={<ContactCardSkeleton />}>
        {(loadedEntries) => (
          <EntryList
            search={`${boundaryId} ${name} ${language} ${startPoint?.latitude} ${startPoint?.longitude}`}
            entries={filterByName(loadedEntries, name)}
            language={language}
            startPoint={startPoint}
          />
        )}
      </Resource>
    </Root>
  );
}

interface EntryListProps {
  /** A new search shows the first ten entries again. */
  search: string;
  entries: readonly DirectoryEntry[];
  language: ServiceLanguage | null;
  startPoint: Point | undefined;
}

/** Shows ten at a time, because a province has hundreds of police stations. */
function EntryList({ search, entries: allEntries, language, startPoint }: EntryListProps) {
  const [visible, setVisible] = useState({ search, count: PAGE_SIZE });
  const visibleCount = visible.search === search ? visible.count : PAGE_SIZE;
  const { data: helpLines = [] } = useHelpLines();
  const commandCentre = useCommandCentre();
  const { matching: entries, unknownCount } = filterByLanguage(allEntries, language);
  const remainingCount = entries.length - visibleCount;
  return (
    <>
      <Count role="status" data-is-empty={entries.length === 0 || undefined}>
        {entries.length === 0 ? "No results found" : plural(entries.length, "result", "results")}
        {remainingCount > 0 && `, the first ${visibleCount} shown`}
      </Count>
      {unknownCount > 0 && (
        <p>
          The languages of {plural(unknownCount, "place", "places")} are not known. To see them, choose “Any
          language”.
        </p>
      )}
      <Cards>
        {nearestFirst(entries, startPoint)
          .slice(0, visibleCount)
          .map(({ place: entry, km }) => (
            <li key={entry.stakeholderId}>
              <ContactCard
                entry={entry}
                languages={entry.languages.map(describeInOwnLanguage)}
                distance={km === null ? undefined : describeDistance(km)}
                headingLevel={4}
                helpLine={findShelterLine(helpLines)}
                commandCentre={commandCentre}
                onReport={reportWrongNumber(entry.stakeholderId)}
              />
            </li>
          ))}
      </Cards>
      {remainingCount > 0 && (
        <More>
          <Button onPress={() => setVisible({ search, count: visibleCount + PAGE_SIZE })}>
            Show {formatCount(Math.min(PAGE_SIZE, remainingCount))} more
          </Button>
        </More>
      )}
    </>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space(1)};
  min-width: 0;

  h3 { font-size: ${font.size.large}; line-height: 1.25; }
  ${media.print} { display: block; }
`;

const Count = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  &[data-is-empty] { color: inherit; font-size: inherit; }
`;

const Cards = styled.ul`
  ${stack(2)}
  list-style: none;

  ${media.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
  ${media.print} { display: block; }
`;

const More = styled.div`
  ${media.print} { display: none; }
`;
