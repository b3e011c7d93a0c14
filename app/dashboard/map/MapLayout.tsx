import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { media } from "@gbvf/ui/theme/media.ts";
import { color, font, layer, radius, space } from "@gbvf/ui/theme/tokens.ts";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useIsNarrow } from "../../lib/useIsNarrow.ts";

/** How many px of the map's right edge the panel covers, its margins included. */
export const PANEL_WIDTH = 416;

export interface MapLayoutProps {
  /** Where and what: breadcrumb and heading. */
  head: ReactNode;
  map: ReactNode;
  panel: ReactNode;
  /** The place whose map is on its way, while that of the one before is still shown. */
  comingPlace: string | null;
}

/** The map fills the screen and the panel stands over its right edge; on narrow screens they follow each other. */
export function MapLayout({ head, map, panel, comingPlace }: MapLayoutProps) {
  const isNarrow = useIsNarrow();
  const stage = (
    <Stage aria-busy={comingPlace !== null}>
      {map}
      {comingPlace !== null && <Coming role="status">Loading {comingPlace} …</Coming>}
    </Stage>
  );
  if (isNarrow) {
    return (
      <Column>
        <Head>{head}</Head>
        {stage}
        <Panel>{panel}</Panel>
      </Column>
    );
  }
  return (
    <Overlaid>
      {/* Focusable, because what scrolls must be reachable without a mouse. */}
      <Side aria-label="Figures of the place" tabIndex={0}>
        <Head>{head}</Head>
        <Panel>{panel}</Panel>
      </Side>
      {stage}
    </Overlaid>
  );
}

/** The outline of a map that is on its way: title, drawing and legend, as high as they will be. */
export function MapSkeleton() {
  return (
    <Outline>
      <Skeleton width="16rem" lines={2} />
      <Skeleton height="100%" />
      <Skeleton width="16rem" lines={3} />
    </Outline>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
`;

const Overlaid = styled.div`
  position: relative;
  flex: 1;
  min-height: 32rem;
  ${media.print} { min-height: 0; }
`;

const Stage = styled.div`
  position: relative;

  ${media.narrow} { h2 { font-size: ${font.size.body}; } }
  ${media.wide} {
    position: absolute;
    inset: ${space(0.5)} 0 0;

    /* What failed or is empty says so beside the panel, not under it. */
    > :is([role="alert"], p[role="status"]) { margin: ${space(1)} ${PANEL_WIDTH}px 0 ${space(1.5)}; }
  }
  ${media.print} { position: static; }
`;

const Coming = styled.div`
  position: absolute;
  inset-block-start: ${space(9)};
  inset-inline-start: 50%;
  z-index: ${layer.panel};
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  translate: -50%;
  white-space: nowrap;

  ${media.wide} { inset-inline-start: calc(50% - ${PANEL_WIDTH / 2}px); }
`;

const Side = styled.section`
  position: absolute;
  inset: ${space(1.5)} ${space(1.5)} ${space(1.5)} auto;
  z-index: ${layer.panel};
  width: ${PANEL_WIDTH - 24}px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  overflow: auto;
  overscroll-behavior: contain;

  ${media.print} { position: static; width: auto; border: 0; }
`;

const Head = styled.div`
  padding: ${space(1.5)} ${space(2)} ${space(1)};
  ${media.print} { padding: 0; }
  h1 { font-size: ${font.size.large}; letter-spacing: -0.01em; }
`;

const Panel = styled.div`
  padding: ${space(1)} ${space(2)} ${space(3)};
  ${media.print} { padding: ${space(1)} 0 0; }
  h2 { font-size: ${font.size.body}; }
`;

const Outline = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)};

  > :nth-child(2) { height: 100%; }
  ${media.narrow} { grid-template-rows: 6rem max(24rem, calc(100dvh - 22rem)) 9.5rem; }
  ${media.wide} {
    grid-template-rows: 3rem 1fr 5rem;
    height: 100%;
    padding-inline-end: ${PANEL_WIDTH + 16}px;
  }
`;
