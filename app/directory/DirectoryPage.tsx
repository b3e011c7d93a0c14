import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { useRef, useState } from "react";
import { Navigate } from "react-router-dom";
import { styled } from "styled-components";
import { reduceFilters } from "../lib/address/filterReducer.ts";
import { serialiseFilters } from "../lib/address/filters.ts";
import { getScreenUrl } from "../lib/address/paths.ts";
import { THEME } from "../lib/address/themeIds.ts";
import { useFilters } from "../lib/address/useFilters.ts";
import { useApi } from "../lib/api-client/useApi.ts";
import { needsScripts } from "../lib/page/needsScripts.ts";
import { useGeography } from "../lib/place/useGeography.ts";
import { usePlace } from "../lib/place/usePlace.ts";
import { BlockResults } from "./BlockResults.tsx";
import { DirectoryForm } from "./DirectoryForm.tsx";
import { DirectoryHelp } from "./DirectoryHelp.tsx";
import { getSearchedBoundaryId, listBlockChoices } from "./directory.ts";
import { HelpColumn } from "./help/HelpLayout.ts";
import { StartPointField } from "./StartPointField.tsx";
import { useDistances } from "./useDistances.ts";

/**
 * The address contains only place and language, because the history must not store the searched blocks and
 * name.
 */
export function DirectoryPage() {
  const { filters } = useFilters();
  const directoryFilters = reduceFilters(filters, { type: "enter directory" });
  if (serialiseFilters(directoryFilters) !== serialiseFilters(filters))
    return <Navigate to={getScreenUrl("contact", directoryFilters)} replace />;
  return <Directory />;
}

function Directory() {
  const { filters, change } = useFilters();
  const place = useGeography({ startsAtProvince: true });
  const isUnknownPlace = usePlace(filters.boundaryId).error?.status === 404;
  const components = useApi("GET /api/dashboard/components", {});
  const [blocks, setBlocks] = useState<readonly string[]>([]);
  const [name, setName] = useState("");
  // Before the first search, choices wait for the button; after it they apply at once.
  const [hasSearched, setSearched] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const theme = components.data?.find(({ componentId }) => componentId === THEME.buildingBlock);
  const choices = theme === undefined ? [] : listBlockChoices(theme);
  const boundaryId = getSearchedBoundaryId(place.geography);
  const chosenBlocks = choices.filter(({ value }) => blocks.includes(value));
  const areResultsVisible = hasSearched && boundaryId !== null && chosenBlocks.length > 0;
  const distances = useDistances(boundaryId, areResultsVisible);

  return (
    <Page>
      <HelpColumn>
        <h1>Contact Directory</h1>
        <DirectoryHelp />
      </HelpColumn>
      {isUnknownPlace && <Alert>There is no such place. Choose another one.</Alert>}
      <Columns>
        <DirectoryForm
          place={place}
          components={components}
          choices={choices}
          blocks={blocks}
          onBlocksChange={setBlocks}
          language={filters.language}
          onLanguageChange={(language) => change({ type: "choose language", language })}
          name={name}
          onNameChange={setName}
          onSearch={() => {
            setSearched(true);
            requestAnimationFrame(() => {
              heading.current?.focus({ preventScroll: true });
              heading.current?.scrollIntoView({ block: "start" });
            });
          }}
        />
        {/* The page has no other landmark until there are results. */}
        <Results aria-labelledby={areResultsVisible ? "directory-results" : undefined}>
          {areResultsVisible ? (
            <>
              <h2 id="directory-results" ref={heading} tabIndex={-1}>
                Results
              </h2>
              <StartPointField {...distances} />
              {chosenBlocks.map((block) => (
                <BlockResults
                  key={block.value}
                  block={block}
                  boundaryId={boundaryId}
                  name={name}
                  language={filters.language}
                  startPoint={distances.point}
                />
              ))}
            </>
          ) : (
            <Prompt>
              <h2>Search our directory</h2>
              <p>To view results please select a province and a building block</p>
            </Prompt>
          )}
        </Results>
      </Columns>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  width: min(120rem, 100%);

  ${media.print} { display: block; }
`;

const Columns = styled.div`
  ${stack(3)}
  align-items: start;
  padding: 0 ${space(2)} ${space(6)};

  ${media.wide} { grid-template-columns: 20rem minmax(0, 1fr); gap: ${space(4)}; padding-inline: ${space(3)}; }
  ${media.print} { display: block; padding: 0; }
  ${needsScripts}
`;

const Results = styled.section`
  ${stack(3)}

  > h2 { outline-offset: 4px; }
  ${media.narrow} {
    &:has(> div:only-child) { order: -1; }
    /* Reserves height, so that the page can scroll to the results while they load. */
    &:not(:has(> div:only-child)) { align-content: start; min-height: 80dvh; }
  }
  ${media.print} { &&& { display: block; min-height: 0; margin-block-start: ${space(2)}; } }
`;

const Prompt = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(4)} ${space(2)};
  border: 1px dashed ${color.edge};
  text-align: center;

  p { color: ${color.inkMuted}; }
  ${media.narrow} { padding: 0; border: 0; text-align: start; }
  ${media.print} { display: none; }
`;
