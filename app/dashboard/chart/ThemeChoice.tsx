import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { Sparkline } from "@gbvf/ui/charts/Sparkline/Sparkline.tsx";
import { cardStyle } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { to } from "../../lib/address/paths.ts";
import { THEME } from "../../lib/address/themeIds.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { useFindings } from "../place/useFindings.ts";
import { getTheme } from "../themes/registry.ts";

export function ThemeChoice() {
  const { filters } = useFilters();
  const components = useApi("GET /api/dashboard/components", {});
  return (
    <>
      <p>Choose a category to see its charts.</p>
      <Resource
        {...components}
        skeleton={
          <List>
            {Object.values(THEME).map((componentId) => (
              <li key={componentId}>
                <Skeleton height="12rem" />
              </li>
            ))}
          </List>
        }
        isEmpty={(themes) => themes.length === 0}
      >
        {(themes) => (
          <List>
            {themes
              .toSorted((a, b) => a.seq - b.seq)
              .map((component) => (
                <li key={component.componentId}>
                  <Link
                    href={to(
                      "chart",
                      reduceFilters(filters, {
                        type: "choose component",
                        componentId: component.componentId,
                      }),
                    )}
                  >
                    {component.name}
                  </Link>
                  <ThemeGlance component={component} />
                </li>
              ))}
          </List>
        )}
      </Resource>
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${space(1.5)};
  list-style: none;
  overflow-wrap: anywhere;

  li {
    padding: ${space(2)};
    ${cardStyle}
  }
  a { font-weight: ${font.weight.strong}; }
  p { font-size: ${font.size.small}; }
`;

function ThemeGlance({ component }: { component: Component }) {
  const { filters } = useFilters();
  const findings = useFindings(component.componentId, filters.boundaryId ?? COUNTRY);
  return (
    <Root>
      <Resource {...findings} skeleton={<Skeleton height="10rem" />}>
        {({ place, sentences, periods }) => (
          <>
            <Sparkline
              values={place.values}
              color={dataColor[getTheme(component).colors].main}
              width={220}
              height={48}
            />
            <p>{sentences.change ?? sentences.place}.</p>
            {periods.length > 0 && (
              <small>
                {periods[0] ?? ""} to {periods.at(-1) ?? ""}
              </small>
            )}
          </>
        )}
      </Resource>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(0.5)};
  align-content: start;
  /* Reserves the height of what is still loading. */
  min-height: 10rem;

  small { color: ${color.inkMuted}; font-size: ${font.size.small}; }
`;
