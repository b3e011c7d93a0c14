import * as chartWords from "@gbvf/api/lib/words/chart/english.ts";
import { cardLook } from "@gbvf/ui/primitives/Card/cardLook.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { to } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { useWords } from "../../lib/words/useWords.tsx";

export function ThemeChoice() {
  const { filters } = useFilters();
  const { say } = useWords();
  const components = useApi("GET /api/dashboard/components", {});
  return (
    <Resource
      {...components}
      skeleton={<Skeleton height="5.5rem" lines={4} />}
      isEmpty={(themes) => themes.length === 0}
    >
      {(themes) => (
        <>
          <p>{say(chartWords.chooseCategory)}</p>
          <List>
            {themes
              .toSorted((a, b) => a.seq - b.seq)
              .map(({ componentId, name, description }) => (
                <li key={componentId}>
                  <Link href={to("chart", reduceFilters(filters, { type: "choose component", componentId }))}>
                    {say(name)}
                  </Link>
                  <p>{say(description)}</p>
                </li>
              ))}
          </List>
        </>
      )}
    </Resource>
  );
}

const List = styled.ul`
  ${stack(1.5)}
  list-style: none;
  overflow-wrap: anywhere;

  li {
    padding: ${space(2)};
    ${cardLook}
  }
  a { font-weight: ${font.weight.strong}; }
  p { margin-top: ${space(0.5)}; color: ${color.inkMuted}; font-size: ${font.size.small}; }
`;
