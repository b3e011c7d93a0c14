import { styled } from "styled-components";
import { encode } from "uqr";
import type { RootProps } from "../../tokens/RootProps.ts";

export interface QrCodeProps extends RootProps<SVGSVGElement> {
  /** The address that a camera opens. */
  address: string;
  /** "Code of the survey link" */
  label: string;
}

/** The number of light modules around the code, without which cameras do not find it. */
const QUIET_ZONE = 4;

/**
 * Black on white, whatever colours the reader has chosen.
 *
 * - **When:** An address is passed on by paper or by another screen.
 * - **When not:** The reader is on the phone already: use `Link`.
 */
export function QrCode({ address, label, ...root }: QrCodeProps) {
  const { data, size } = encode(address, { border: QUIET_ZONE, ecc: "M" });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Root {...root} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </Root>
  );
}

const Root = styled.svg`
  display: block;
  width: 100%;
  max-width: 22rem;
  height: auto;
  forced-color-adjust: none;
`;
