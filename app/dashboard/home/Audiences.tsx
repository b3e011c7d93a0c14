import * as english from "@gbvf/api/lib/words/home/english.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import type { Filters } from "../../lib/address/filters.ts";
import { authScreens, to } from "../../lib/address/paths.ts";
import { THEME } from "../../lib/address/themeIds.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { useWords } from "../../lib/words/useWords.tsx";

export function Audiences() {
  const { filters } = useFilters();
  const { say } = useWords();
  const { data: flags } = useApi("GET /api/config/feature-flags", {});
  return (
    <Root aria-labelledby="audiences">
      <h2 id="audiences">{say(english.whatYouCanDo)}</h2>
      <ul>
        {audiencesOf(filters, flags?.enableLogin ?? false).map(({ who, what, href, link }) => (
          <li key={who}>
            <h3>{say(who)}</h3>
            <p>{say(what)}</p>
            <Link href={href}>{say(link)}</Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}

function audiencesOf(filters: Filters, canRegister: boolean) {
  const chartOf = (componentId: number) =>
    to("chart", reduceFilters(filters, { type: "choose component", componentId }));
  const register = { href: authScreens.signUp, link: english.register };
  return [
    {
      who: english.needingHelp,
      what: english.callOrFind,
      href: to("contact", reduceFilters(filters, { type: "enter directory" })),
      link: english.findHelp,
    },
    {
      who: english.officials,
      what: english.seeWhatLacks,
      href: chartOf(THEME.buildingBlock),
      link: english.whatIsMissing,
    },
    {
      who: english.journalists,
      what: english.comparePlaces,
      href: chartOf(THEME.crime),
      link: english.crimeOverTime,
    },
    {
      who: english.organisations,
      what: english.askAnonymously,
      ...(canRegister ? register : { href: chartOf(THEME.healthCheck), link: english.theHealthCheck }),
    },
  ];
}

const Root = styled.section`
  display: grid;
  gap: ${space(2)};

  ${media.print} { display: none; }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15.5rem, 100%), 1fr));
    gap: ${space(3)};
    padding: 0;
    list-style: none;
  }
  li { padding-block-start: ${space(1.5)}; border-top: 1px solid ${color.edge}; }
  p { margin-block: ${space(0.5)} ${space(1)}; color: ${color.inkMuted}; font-size: ${font.size.small}; }
`;
