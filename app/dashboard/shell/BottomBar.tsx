import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Icon, type IconProps } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { focusRing } from "@gbvf/ui/tokens/focusRing.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, layer, space } from "@gbvf/ui/tokens/tokens.ts";
import { lazy } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { ErrorBoundary } from "../../layouts/ErrorBoundary.tsx";
import type { Screen } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { LazyOnScroll } from "../../lib/page/LazyOnScroll.tsx";
import { useIsIdle } from "../../lib/page/useIsIdle.ts";
import { CategorySelect } from "../filters/CategorySelect.tsx";
import { PlaceFiltersSkeleton } from "../filters/PlaceFiltersSkeleton.tsx";

// Loaded separately, because the script of the combo boxes is larger than the first page's own.
const WideFilters = lazy(() =>
  import("../filters/WideFilters.tsx").then(({ WideFilters }) => ({ default: WideFilters })),
);

export function BottomBar({ components }: { components: readonly Component[] | undefined }) {
  const isIdle = useIsIdle();
  const { componentId } = useFilters().filters;
  const component = components?.find((each) => each.componentId === componentId);
  const skeleton = <PlaceFiltersSkeleton component={component} />;
  return (
    <Root aria-label="Views and filters">
      <Views>
        <nav aria-label="Views">
          <ScreenLinks />
        </nav>
        <CategorySelect components={components} />
      </Views>
      <Filters aria-label="Filters">
        <ErrorBoundary fallback={skeleton}>
          {isIdle ? (
            <LazyOnScroll skeleton={skeleton} isOnServer={false}>
              <WideFilters component={component} />
            </LazyOnScroll>
          ) : (
            skeleton
          )}
        </ErrorBoundary>
      </Filters>
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
    padding-inline: ${space(3)};
  }
  ${media.narrow} { position: static; border: 0; }
  ${media.short} { position: static; }
  ${media.print} { display: none; }
`;

const Views = styled.div`
  font-size: ${font.size.small};

  ${media.narrow} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.bar};
    border-top: 1px solid ${color.line};
    background: ${color.surface};
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(min-content, 1fr);
    /* The longest word fits its cell, whatever text size the reader has chosen. */
    font-size: min(${font.size.small}, 4.2vw);
  }
  ${media.short} { position: static; }
`;

const Filters = styled.section`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: end;
  max-width: 60rem;
  > div { flex: 1; }
  ${media.narrow} { display: none; }
`;

const items: readonly { screen: Screen; name: string; icon: IconProps["name"]; isHidden?: boolean }[] = [
  { screen: "home", name: "Home", icon: "home" },
  { screen: "map", name: "Map", icon: "map" },
  { screen: "grid", name: "Grid", icon: "grid" },
  { screen: "chart", name: "Chart", icon: "chart" },
  {
    screen: "comparison",
    name: "Comparison",
    icon: "compare",
    isHidden: true,
  },
];

function ScreenLinks() {
  const { screen, linkTo } = useFilters();
  return (
    <List>
      {items.map((item) => (
        <li key={item.screen} hidden={item.isHidden}>
          <Item to={linkTo(item.screen)} aria-current={item.screen === screen ? "page" : undefined}>
            <Icon name={item.icon} />
            {item.name}
          </Item>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  list-style: none;

  ${media.narrow} { li:not([hidden]) { flex: 1 1 0; min-width: 0; } }
`;

const Item = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: calc(2.75rem - 1px);
  border-top: 3px solid transparent;
  color: ${color.inkMuted};
  line-height: 1.2;
  overflow-wrap: anywhere;
  text-align: center;
  text-decoration: none;

  &:hover { color: ${color.primary}; background: ${color.primaryTint}; }
  &[aria-current] { border-top-color: ${color.primary}; color: ${color.primary}; font-weight: ${font.weight.strong}; }
  &:focus-visible { ${focusRing} outline-offset: -3px; }

  ${media.wide} { gap: 2px; min-width: 76px; min-height: 80px; }
  ${media.forcedColors} {
    border-top-color: Canvas;
    &[aria-current] { border-top-color: Highlight; }
  }
`;
