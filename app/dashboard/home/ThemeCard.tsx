import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { color, font, radius, space } from "@gbvf/ui/theme/tokens.ts";
import { styled } from "styled-components";
import { reduceFilters } from "../../lib/filterReducer.ts";
import { screenAfterCategory, to } from "../../lib/paths.ts";
import { useFilters } from "../../lib/useFilters.ts";
import { THEME, themeColor } from "../themes.ts";
import { CrimeHeadline } from "./CrimeHeadline.tsx";

/** One theme: what it is about, its headline figure, and the ways into it. */
export function ThemeCard({ component }: { component: Component }) {
  const { filters, screen } = useFilters();
  const { componentId, name, description } = component;
  const chosen = reduceFilters(filters, { type: "choose component", componentId });
  return (
    <Root data-state={stateOf(componentId, filters.componentId)} aria-labelledby={`theme-${componentId}`}>
      <Title id={`theme-${componentId}`}>
        <Mark style={{ background: themeColor(componentId) }} />
        {name}
        {filters.componentId === componentId && <Chosen>Chosen</Chosen>}
      </Title>
      {componentId === THEME.crime && <CrimeHeadline boundaryId={filters.boundaryId ?? 0} />}
      <p>{description}</p>
      <Ways>
        <Link href={to("map", chosen)} variant="primary">
          Map
        </Link>
        <Link href={to(screenAfterCategory(screen), chosen)} variant="secondary">
          Charts
        </Link>
      </Ways>
    </Root>
  );
}

/** The outline of one card. */
export function ThemeCardSkeleton() {
  return (
    <Root data-state="default">
      <Skeleton width="12rem" height="1.5rem" />
      <Skeleton height="5.5rem" />
      <Skeleton lines={3} />
    </Root>
  );
}

type CardState = "default" | "active" | "inactive";

/** Default while no theme is chosen; then the chosen one is active and the others step back. */
function stateOf(componentId: number, chosenId: number | null): CardState {
  if (chosenId === null) return "default";
  return chosenId === componentId ? "active" : "inactive";
}

const Root = styled.article`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  height: 100%;
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};

  &[data-state="active"] { border-color: ${color.primary}; outline: 1px solid ${color.primary}; }
  &[data-state="inactive"] { background: transparent; }
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
`;

const Mark = styled.i`
  width: 14px;
  height: 14px;
  border-radius: 2px;
  forced-color-adjust: none;
`;

const Chosen = styled.small`
  margin-inline-start: auto;
  color: ${color.primary};
  font-weight: ${font.weight.regular};
`;

const Ways = styled.p`
  display: flex;
  gap: ${space(1)};
`;
