import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { CategoryCard, type CategoryCardProps } from "@gbvf/ui/widgets/CategoryCard/CategoryCard.tsx";
import { reduceFilters } from "../../lib/filterReducer.ts";
import { screenAfterCategory, to } from "../../lib/paths.ts";
import { useFilters } from "../../lib/useFilters.ts";
import { COUNTRY } from "../../lib/usePlace.ts";
import { CrimeHeadline } from "../crime/CrimeHeadline.tsx";
import { THEME, themeOf } from "../themes.ts";

/** A theme's card, about the chosen place: its headline figure, and the ways into it. */
export function ThemeCard({ component }: { component: Component }) {
  const { filters, screen } = useFilters();
  const { componentId, name, description } = component;
  const chosen = reduceFilters(filters, { type: "choose component", componentId });
  const hasScreens = componentId === THEME.crime;
  return (
    <CategoryCard
      title={name}
      description={description}
      theme={themeOf(component)}
      state={stateOf(componentId, filters.componentId)}
      headline={hasScreens && <CrimeHeadline boundaryId={filters.boundaryId ?? COUNTRY} />}
      actions={
        hasScreens ? (
          <>
            <Link href={to("map", chosen)} variant="primary">
              Map
            </Link>
            <Link href={to(screenAfterCategory(screen), chosen)} variant="secondary">
              Charts
            </Link>
          </>
        ) : (
          "Its figures are not shown here yet."
        )
      }
    />
  );
}

/** Default while no theme is chosen; then the chosen one is active and the others step back. */
function stateOf(componentId: number, chosenId: number | null): CategoryCardProps["state"] {
  if (chosenId === null) return "default";
  return chosenId === componentId ? "active" : "inactive";
}
