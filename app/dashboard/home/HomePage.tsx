import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { CategoryCardSkeleton } from "@gbvf/ui/widgets/CategoryCard/CategoryCard.tsx";
import { HelpNow } from "@gbvf/ui/widgets/HelpNow/HelpNow.tsx";
import { styled } from "styled-components";
import { useUrgentLines } from "../../directory/urgentLines.ts";
import { reduceFilters } from "../../lib/filterReducer.ts";
import { to } from "../../lib/paths.ts";
import { useApi } from "../../lib/useApi.ts";
import { useFilters } from "../../lib/useFilters.ts";
import { usePlace } from "../../lib/usePlace.ts";
import { useTitle } from "../../lib/useTitle.ts";
import { NO_SUCH_PLACE, ShowCountry } from "../place/UnknownPlace.tsx";
import { themes } from "../themes/registry.ts";
import { homeTitle } from "./homeTitle.ts";
import { ThemeCard } from "./ThemeCard.tsx";

/** Whom to call, then a card per theme. */
export function HomePage() {
  const { filters } = useFilters();
  const place = usePlace(filters.boundaryId);
  const placeName = filters.boundaryId === null ? "South Africa" : place.data?.description;
  const isUnknownPlace = place.error?.status === 404;
  const urgentLines = useUrgentLines();
  useTitle(filters.boundaryId === null ? "" : (placeName ?? ""));

  return (
    <Page>
      <HelpNow
        lines={urgentLines}
        directoryHref={to("contact", reduceFilters(filters, { type: "enter directory" }))}
      />
      <header>
        <h1>{homeTitle}</h1>
        {isUnknownPlace ? (
          <Lede role="alert">{NO_SUCH_PLACE}</Lede>
        ) : (
          <Lede>
            Public figures for <strong>{placeName ?? "the chosen place"}</strong>, down to the municipality
            and the police precinct. Choose a theme to look closer.
          </Lede>
        )}
      </header>
      {isUnknownPlace ? <ShowCountry screen="home" /> : <ThemeCards />}
    </Page>
  );
}

function ThemeCards() {
  const components = useApi("GET /api/dashboard/components", {});
  return (
    <Resource
      {...components}
      onRetry={components.retry}
      skeleton={
        <Cards>
          {themes.map(({ componentId }) => (
            <li key={componentId}>
              <CategoryCardSkeleton />
            </li>
          ))}
        </Cards>
      }
      isEmpty={isEmpty}
    >
      {(components) => (
        <Cards>
          {components.map((component) => (
            <li key={component.componentId}>
              <ThemeCard component={component} />
            </li>
          ))}
        </Cards>
      )}
    </Resource>
  );
}

const isEmpty = (themes: readonly unknown[]) => themes.length === 0;

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-content: start;
  width: min(72rem, 100%);
  margin-inline: auto;
  padding: ${space(2)} ${space(2)} ${space(6)};

  h1 { max-width: 22ch; }
  ${media.narrow} { > header { margin-block-start: -${space(1)}; } }
  ${media.wide} { gap: ${space(5)}; padding: ${space(4)} ${space(4)} ${space(7)}; }
  ${media.print} { gap: ${space(2)}; padding: 0; }
`;

const Lede = styled.p`
  max-width: ${size.measure};
  margin-block-start: ${space(2)};
  color: ${color.inkMuted};
  font-size: ${font.size.large};
  line-height: 1.4;

  strong { color: ${color.ink}; }
  ${media.narrow} { font-size: ${font.size.body}; }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  gap: ${space(3)};
  list-style: none;
`;
