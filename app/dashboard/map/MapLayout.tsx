import { cardStyle } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { visuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { pageEdge } from "@gbvf/ui/tokens/layout.ts";
import { media, query } from "@gbvf/ui/tokens/media.ts";
import { scrollEdges } from "@gbvf/ui/tokens/scrollEdges.ts";
import { color, font, layer, space } from "@gbvf/ui/tokens/tokens.ts";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Announcement } from "../place/Announcement.tsx";

/** Width in px that the panel and its margins cover at the map's right edge. */
export const PANEL_WIDTH = 428;

/** Width in px that the map leaves free on its left, on a wide screen. */
export const INSET_LEFT = 288;

interface MapLayoutProps {
  head: ReactNode;
  map: ReactNode;
  panel: ReactNode;
  loadingPlace: string | null;
  /** "Crime in Limpopo"; changes are announced. */
  title: string;
}

/** On narrow screens the panel is below the map. */
export function MapLayout({ head, map, panel, loadingPlace, title }: MapLayoutProps) {
  const loadingText = `Loading ${loadingPlace ?? ""} …`;
  return (
    <Root>
      <Head data-alone={!panel || undefined}>{head}</Head>
      <Stage aria-busy={loadingPlace !== null}>
        {map}
        {loadingPlace !== null && <LoadingNotice aria-hidden>{loadingText}</LoadingNotice>}
        <Announcement text={loadingPlace === null ? title : loadingText} />
      </Stage>
      {panel && (
        // A scrolling panel must take the focus, so that keyboards can scroll it.
        <Panel aria-label="Figures of the place" tabIndex={0}>
          {panel}
        </Panel>
      )}
    </Root>
  );
}

export function MapSkeleton() {
  return (
    <SkeletonFrame>
      <Skeleton width="16rem" lines={2} />
      <LandOutline />
      <Skeleton width="16rem" lines={3} />
    </SkeletonFrame>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;

  ${media.wide} {
    position: relative;
    flex: 1;
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) ${PANEL_WIDTH - 36}px;
    min-height: 32rem;
    padding: ${space(1.5)} ${space(3)};
  }
  ${media.print} { display: block; min-height: 0; padding: 0; }
`;

const Stage = styled.div`
  position: relative;

  h2 { font-size: ${font.size.body}; }
  > :is([role="alert"], p[role="status"]) { margin: ${space(1)} ${space(2)}; }
  ${media.wide} {
    position: absolute;
    inset: ${space(1)} 0 0;

    /* Errors and empty states appear next to the panel, not under it. */
    > :is([role="alert"], p[role="status"]) { margin: ${space(1)} ${PANEL_WIDTH}px 0 ${space(3)}; }
    [data-alone] + && { position: static; grid-area: 2 / 1; > * { margin-inline: 0; } }
  }
  ${media.print} { position: static; }
`;

const LoadingNotice = styled.div`
  position: absolute;
  inset-block-start: ${space(9)};
  inset-inline-start: 50%;
  z-index: ${layer.panel};
  padding: ${space(1)} ${space(2)};
  ${cardStyle}
  translate: -50%;
  white-space: nowrap;

  ${media.wide} { inset-inline-start: calc(50% - ${PANEL_WIDTH / 2}px); }
`;

const Head = styled.div`
  padding: ${space(1.5)} ${space(2)} ${space(1)};
  ${media.wide} {
    position: relative;
    z-index: ${layer.panel};
    grid-area: 1 / 2;
    ${cardStyle}
    border-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    &[data-alone] { grid-area: 1 / 1; padding: ${space(1)} 0; border: 0; background: none; }
  }
  ${media.print} { padding: 0; }
  h1 { font-size: ${font.size.large}; letter-spacing: -0.01em; }
  ol[data-deep] { min-height: 56px; }
  /* The heading is visually hidden, because the bar above has its text and the map should come first. */
  @media screen and ${query.narrow} {
    padding-block: ${space(0.5)};
    h1 { ${visuallyHidden} }
  }
`;

const Panel = styled.section`
  padding: ${space(1)} ${space(2)} ${space(3)};
  ${media.wide} {
    z-index: ${layer.panel};
    grid-area: 2 / 2;
    position: relative;
    contain: size;
    ${cardStyle}
    border-block-start: 0;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
    ${scrollEdges("bottom")}
    overflow: auto;
    overscroll-behavior: contain;
  }
  ${media.print} { padding: ${space(1)} 0 0; }
  h2 { font-size: ${font.size.body}; }
`;

export function LandOutline() {
  return (
    <Land viewBox="0 0 100 88" aria-hidden="true">
      <path d="M8 37 14 36 20 42 20 20 24 25 24 31 30 31 35 24 43 26 50 20 52 13 60 4 72 2 80 5 83 13 82 30 88 32 96 32 94 44 85 58 76 70 64 80 50 82 38 84 24 87 16 82 17 76 12 66 4 50Z" />
    </Land>
  );
}

const Land = styled.svg`
  width: 100%;
  height: 100%;
  padding: ${space(3)};
  fill: ${color.sunken};
  stroke: ${color.line};
  stroke-width: 0.5;
`;

const SkeletonFrame = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-block: ${space(1)};
  ${pageEdge}

  > :nth-child(2) { height: 100%; }
  ${media.narrow} { grid-template-rows: 6rem clamp(16rem, 100dvh - 26rem, 32rem) 15.5rem; }
  ${media.wide} {
    grid-template-rows: 2.5rem 1fr 1.25rem;
    height: 100%;
    padding-inline-end: ${PANEL_WIDTH + 16}px;
  }
`;
