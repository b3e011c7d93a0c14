import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, layer, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { useRef } from "react";
import { styled } from "styled-components";
import { NO_FILTERS, serialiseFilters } from "../../lib/address/filters.ts";
import { FIRST_THEME } from "../../lib/address/themeIds.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import type { ApiState } from "../../lib/api-client/useApi.ts";
import { needsScripts } from "../../lib/page/needsScripts.ts";
import { usePlace } from "../../lib/place/usePlace.ts";
import { listThemeNames } from "../themes/registry.ts";
import { FilterByButton } from "./FilterByButton.tsx";
import { ThemesNotLoaded } from "./ThemesNotLoaded.tsx";

export function MobileFilterBar({ data: components, error: loadError, retry }: ApiState<Component[]>) {
  const { filters, screen, change } = useFilters();
  const bar = useRef<HTMLElement>(null);
  const { componentId } = filters;
  const component = components?.find((each) => each.componentId === componentId);
  const chosenTheme = listThemeNames(components, componentId).find(
    (each) => each.componentId === componentId,
  );
  const { data, error } = usePlace(filters.boundaryId);
  const errorText = error && (error.status === 404 ? "Unknown place" : "Place not loaded");
  const defaultLabel = screen === "contact" ? "Contact Directory" : "All categories";
  const showsOneTheme = screen === "map" || screen === "grid";
  const defaultFilters = showsOneTheme ? { ...NO_FILTERS, componentId: FIRST_THEME } : NO_FILTERS;
  return (
    <Root ref={bar} tabIndex={-1} aria-label="Chosen filters">
      <Text>
        <strong>{chosenTheme?.name ?? defaultLabel}</strong>{" "}
        <span>{filters.boundaryId === null ? "South Africa" : (data?.description ?? errorText ?? "…")}</span>
      </Text>
      {serialiseFilters(filters) !== serialiseFilters(defaultFilters) && (
        <Button
          variant="quiet"
          onPress={() => {
            change({ type: "clear all" });
            // The button that had the focus no longer exists.
            bar.current?.focus({ preventScroll: true });
          }}
        >
          Clear
        </Button>
      )}
      <FilterByButton component={component} isNarrow />
      {components === undefined && loadError !== undefined && componentId !== null && (
        <ThemesNotLoaded onRetry={retry} />
      )}
    </Root>
  );
}

const Root = styled.section`
  position: sticky;
  /* The bar scrolls away if the reader's text is a third larger, because bars would cover half of a phone. */
  top: clamp(-40rem, (60px - 2.75rem) * 1000, ${size.headerHeight});
  z-index: ${layer.bar};
  ${row(0.5)}
  align-items: center;
  min-height: 2.25rem;
  padding-inline: ${space(2)};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};

  outline: none;
  ${media.short} { position: static; }
  ${media.wide} { display: none; }
  ${media.print} { display: none; }
  button {
    ${needsScripts}
    position: relative;
    flex: none;
    min-width: 0;
    min-height: 1.75rem;
    padding: 0 ${space(1)};
    font-size: ${font.size.small};
  }
  /* The button may be smaller than a thumb, because it also takes presses just above and below it. */
  button::after { content: ""; position: absolute; inset: -4px 0 -12px; }
`;

const Text = styled.p`
  flex: 1 1 5rem;
  min-width: 0;
  font-size: ${font.size.small};
  line-height: 1.2;

  overflow-wrap: anywhere;
  strong { margin-inline-end: ${space(0.25)}; }
  span { display: inline-block; color: ${color.inkMuted}; }
`;
