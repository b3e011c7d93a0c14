import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { media } from "@gbvf/ui/theme/media.ts";
import { color, font, layer, space } from "@gbvf/ui/theme/tokens.ts";
import { styled } from "styled-components";
import { serialiseFilters } from "../lib/filters.ts";
import { useFilters } from "../lib/useFilters.ts";
import { usePlace } from "../lib/usePlace.ts";
import { FilterByButton } from "./FilterByButton.tsx";

/** On narrow screens: what is chosen, always in sight, with the ways to change and to clear it. */
export function MobileFilterBar({ components }: { components: readonly Component[] | undefined }) {
  const { filters, screen, change } = useFilters();
  const { data: place } = usePlace(filters.boundaryId);
  const component = components?.find(({ componentId }) => componentId === filters.componentId);
  const placeName = filters.boundaryId === null ? "South Africa" : (place?.description ?? "…");
  // The directory asks for place and kind of service in a form of its own.
  if (screen === "contact") return null;
  return (
    <Root aria-label="Chosen filters">
      <Words>
        <strong>{component?.name ?? "All categories"}</strong>
        <span>{placeName}</span>
      </Words>
      {serialiseFilters(filters) !== "" && (
        <Button variant="quiet" onPress={() => change({ type: "clear all" })}>
          Clear
        </Button>
      )}
      <FilterByButton component={component} isNarrow />
    </Root>
  );
}

const Root = styled.section`
  position: sticky;
  top: 60px;
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  min-height: 56px;
  padding: ${space(0.5)} ${space(1.5)};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};

  ${media.short} { position: static; }
  button { flex: none; max-width: 9.5rem; padding-inline: ${space(1.5)}; font-size: ${font.size.small}; }
`;

const Words = styled.p`
  flex: 1 1 5rem;
  display: flex;
  flex-direction: column;
  min-width: 0;
  font-size: ${font.size.small};
  line-height: 1.3;

  overflow-wrap: anywhere;
  span { color: ${color.inkMuted}; }
`;
