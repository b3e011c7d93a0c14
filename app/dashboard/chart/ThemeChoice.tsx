import { cardLook } from "@gbvf/ui/primitives/Card/cardLook.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { to } from "../../lib/address/paths.ts";
import { THEME } from "../../lib/address/themeIds.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { ThemeGlance } from "./ThemeGlance.tsx";

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
    ${cardLook}
  }
  a { font-weight: ${font.weight.strong}; }
  p { font-size: ${font.size.small}; }
`;
