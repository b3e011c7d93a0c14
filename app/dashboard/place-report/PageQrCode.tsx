import { media } from "@gbvf/ui/tokens/media.ts";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { QrCode } from "@gbvf/ui/widgets/QrCode/QrCode.tsx";
import { useContext } from "react";
import { styled } from "styled-components";
import { Origin } from "../../lib/address/Origin.ts";
import { getPlaceReportPath } from "../../lib/address/paths.ts";

export function PageQrCode({ boundaryId, name }: { boundaryId: number; name: string }) {
  const address = useContext(Origin) + getPlaceReportPath(boundaryId);
  return (
    <Root>
      <QrCode address={address} label={`Code of this page about ${name}`} />
      <figcaption>The latest figures of {name}</figcaption>
    </Root>
  );
}

const Root = styled.figure`
  display: none;
  color: ${color.inkMuted};
  line-height: 1.3;

  svg { width: 100%; margin-block-end: ${space(0.5)}; }
  ${media.print} { display: block; width: 6rem; font-size: 7.5pt; }
`;
