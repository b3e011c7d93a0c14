import { callUrl } from "@gbvf/api/lib/http/callUrl.ts";
import * as chartWords from "@gbvf/api/lib/words/chart/english.ts";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { written } from "@gbvf/ui/text/words.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { font } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useWords } from "../../lib/words/useWords.tsx";

interface DownloadPlaceProps {
  boundaryId: number;
  name: string | undefined;
}

export function DownloadPlace({ boundaryId, name = written("this place") }: DownloadPlaceProps) {
  const { isEnglish, plain } = useWords();
  return (
    <Root>
      <Link href={callUrl("GET /api/download", { query: { boundaryId } })} variant="plain" download>
        <Icon name="download" size={18} />{" "}
        {isEnglish
          ? plain("Download everything about {name} (ZIP)", { name })
          : plain(chartWords.downloadPlace)}
      </Link>
    </Root>
  );
}

const Root = styled.div`
  font-size: ${font.size.small};
  ${media.print} { display: none; }
`;
