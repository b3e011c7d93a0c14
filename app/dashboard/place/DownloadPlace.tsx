import { requestUrl } from "@gbvf/api/shared/http/requestUrl.ts";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { font } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

interface DownloadPlaceProps {
  boundaryId: number;
  name: string | undefined;
}

export function DownloadPlace({ boundaryId, name = "this place" }: DownloadPlaceProps) {
  return (
    <Root>
      <Link href={requestUrl("GET /api/download", { query: { boundaryId } })} variant="plain" download>
        <Icon name="download" size={18} /> Download everything about {name} (ZIP)
      </Link>
    </Root>
  );
}

const Root = styled.div`
  font-size: ${font.size.small};
  ${media.print} { display: none; }
`;
