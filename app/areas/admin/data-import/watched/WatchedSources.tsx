import type { WatchedSource } from "@gbvf/api/data-import/watched/contract.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { styled } from "styled-components";
import { useApi } from "../../../../lib/calls/useApi.ts";
import { useFocusKept } from "../../../../lib/page/useFocusKept.ts";
import { Note, Panel } from "../../CardGrid.tsx";
import type { ImportKindWords } from "../importKinds.ts";
import { usePolling } from "../usePolling.ts";
import { NameSource } from "./NameSource.tsx";
import { WatchedSourceItem } from "./WatchedSourceItem.tsx";

interface WatchedSourcesProps {
  kinds: readonly ImportKindWords[];
  hrefOf: (importId: number) => string;
}

export function WatchedSources({ kinds, hrefOf }: WatchedSourcesProps) {
  const found = useApi("GET /api/import/getWatchedSources", {});
  const isAsking = found.data?.sources.some(({ isBeingAsked }) => isBeingAsked) === true;
  usePolling(isAsking, ["GET /api/import/getWatchedSources", "GET /api/import/getImports"]);
  return (
    <Root aria-labelledby="sources">
      <h2 id="sources">Sources that are asked every day</h2>
      <Note>
        A new file is previewed, and everybody who may apply it gets a letter. Nothing changes until somebody
        applies it.
      </Note>
      <Resource {...found} skeleton="8rem">
        {({ sources }) => (
          <>
            <SourceList sources={sources} hrefOf={hrefOf} />
            <NameSource kinds={kinds} />
          </>
        )}
      </Resource>
    </Root>
  );
}

interface SourceListProps extends Pick<WatchedSourcesProps, "hrefOf"> {
  sources: readonly WatchedSource[];
}

function SourceList({ sources, hrefOf }: SourceListProps) {
  const list = useFocusKept<HTMLDivElement>(sources.length);
  return (
    <List ref={list} tabIndex={-1} role="group" aria-labelledby="sources">
      {sources.length === 0 ? (
        <p>No source is named yet.</p>
      ) : (
        <RowList
          label="Sources"
          rows={sources.map((source) => ({
            id: source.watchedSourceId,
            content: <WatchedSourceItem source={source} hrefOf={hrefOf} />,
          }))}
        />
      )}
    </List>
  );
}

const List = styled.div`
  min-width: 0;
`;

const Root = styled(Panel)`
  ${stack(2)}
`;
