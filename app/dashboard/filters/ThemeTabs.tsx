import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { focusRing } from "@gbvf/ui/tokens/focusRing.ts";
import { pageEdge } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { getScreenUrl } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import type { ApiState } from "../../lib/api-client/useApi.ts";
import { getTheme, listThemeNames } from "../themes/registry.ts";
import { ThemesNotLoaded } from "./ThemesNotLoaded.tsx";

export function ThemeTabs({ data, error, retry }: ApiState<Component[]>) {
  const { filters, screen } = useFilters();
  if (screen !== "map" && screen !== "grid" && screen !== "chart") return null;
  const getHref = (componentId: number | null) =>
    getScreenUrl(screen, reduceFilters(filters, { type: "choose component", componentId }));
  const isCurrent = (componentId: number | null) =>
    componentId === filters.componentId ? "page" : undefined;
  const hasFailed = data === undefined && error !== undefined && filters.componentId !== null;
  const themes = hasFailed ? listThemeNames(undefined, filters.componentId) : data;
  return (
    <nav aria-label="Categories">
      <List>
        {screen === "chart" && (
          <li>
            <Tab to={getHref(null)} aria-current={isCurrent(null)}>
              All categories
            </Tab>
          </li>
        )}
        {themes?.map((component) => (
          <li key={component.componentId}>
            <Tab to={getHref(component.componentId)} aria-current={isCurrent(component.componentId)}>
              <Swatch viewBox="0 0 10 10" aria-hidden="true">
                <rect width="10" height="10" rx="2" fill={dataColor[getTheme(component).colors].main} />
              </Swatch>
              {component.name}
            </Tab>
          </li>
        ))}
        {hasFailed && (
          <li>
            <ThemesNotLoaded onRetry={retry} />
          </li>
        )}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${space(3)};
  min-height: calc(${size.target} + 1px);
  ${pageEdge}
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  list-style: none;

  ${media.narrow} { display: none; }
  ${media.print} { display: none; }
`;

const Tab = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${size.target};
  border-bottom: 3px solid transparent;
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  text-decoration: none;

  &:hover { border-bottom-color: ${color.line}; color: ${color.primary}; }
  &[aria-current] { border-bottom-color: ${color.primary}; color: ${color.ink}; font-weight: ${font.weight.strong}; }
  &:focus-visible { ${focusRing} outline-offset: -3px; }

  ${media.forcedColors} {
    border-bottom-color: Canvas;
    &[aria-current] { border-bottom-color: Highlight; }
  }
`;

const Swatch = styled.svg`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  forced-color-adjust: none;
`;
