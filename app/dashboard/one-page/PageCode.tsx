import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { QrCode } from "@gbvf/ui/widgets/QrCode/QrCode.tsx";
import { styled } from "styled-components";
import { placePage } from "../../lib/address/paths.ts";
import { useWords } from "../../lib/words/useWords.tsx";

export function PageCode({ boundaryId, name }: { boundaryId: number; name: string }) {
  const { plain, say } = useWords();
  const address = window.location.origin + placePage(boundaryId);
  return (
    <Root>
      <QrCode address={address} label={plain("Code of this page about {name}", { name })} />
      <figcaption>{say("The latest figures of {name}", { name })}</figcaption>
    </Root>
  );
}

const Root = styled.figure`
  width: 7.5rem;
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  line-height: 1.3;

  svg { width: 100%; margin-block-end: ${space(0.5)}; }
  ${media.narrow} { display: none; }
  ${media.print} { display: block; width: 6rem; font-size: 7.5pt; }
`;
