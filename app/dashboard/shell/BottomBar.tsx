import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, layer, space } from "@gbvf/ui/tokens/tokens.ts";
import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { ErrorBoundary } from "../../layouts/ErrorBoundary.tsx";
import { useIsIdle } from "../../lib/page/useIsIdle.ts";
import { CategorySelect } from "../filters/CategorySelect.tsx";
import { GeographyOutline } from "../filters/GeographyOutline.tsx";
import { ScreenLinks } from "./ScreenLinks.tsx";

// Combo boxes outweigh the rest of the first page, so they load later.
const WideFilters = lazy(() =>
  import("../filters/WideFilters.tsx").then(({ WideFilters }) => ({ default: WideFilters })),
);

interface BottomBarProps {
  components: readonly Component[] | undefined;
  isNarrow: boolean;
}

export function BottomBar({ components, isNarrow }: BottomBarProps) {
  const isIdle = useIsIdle();
  const outline = <GeographyOutline />;
  return (
    <Root aria-label="Views and filters">
      <Views>
        <nav aria-label="Views">
          <ScreenLinks />
        </nav>
        {isNarrow && <CategorySelect components={components} />}
      </Views>
      {!isNarrow && (
        <Filters aria-label="Filters">
          <ErrorBoundary fallback={outline}>
            <Suspense fallback={outline}>
              {isIdle ? <WideFilters components={components} /> : outline}
            </Suspense>
          </ErrorBoundary>
        </Filters>
      )}
    </Root>
  );
}

const Root = styled.section`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  border-top: 1px solid ${color.line};
  background: ${color.surface};

  ${media.wide} {
    display: flex;
    align-items: stretch;
    justify-content: space-between;
    gap: ${space(4)};
    min-height: 88px;
    padding-inline: ${space(2)} ${space(3)};
  }
  ${media.short} { position: static; }
  ${media.print} { display: none; }
`;

const Views = styled.div`
  font-size: ${font.size.small};

  ${media.narrow} {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(min-content, 1fr);
    /* The longest word stays in its cell, whatever the reader's text size. */
    font-size: min(${font.size.small}, 4.2vw);
  }
`;

const Filters = styled.section`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: end;
  max-width: 60rem;
`;
