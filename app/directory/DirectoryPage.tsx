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
      <Search>
        {!areResultsVisible && (
          <Prompt>
            <h2>Search our directory</h2>
            <p>To view results please select a province and a building block</p>
          </Prompt>
        )}
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
        {areResultsVisible && (
          <Results aria-labelledby="directory-results">
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
          </Results>
        )}
      </Search>
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

const Search = styled.div`
  ${stack(3)}
  padding: 0 ${space(2)} ${space(6)};

  ${media.wide} { padding-inline: ${space(3)}; }
  ${media.print} { display: block; padding: 0; }
  ${needsScripts}
`;

const Results = styled.section`
  ${stack(3)}

  > h2 { outline-offset: 4px; }
  /* Reserves height, so that the page can scroll to the results while they load. */
  align-content: start;
  min-height: 80dvh;
  ${media.print} { &&& { display: block; min-height: 0; margin-block-start: ${space(2)}; } }
`;

const Prompt = styled.div`
  p { color: ${color.inkMuted}; }
  ${media.print} { display: none; }
`;
