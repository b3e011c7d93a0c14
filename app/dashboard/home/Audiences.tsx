import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import type { Filters } from "../../lib/address/filters.ts";
import { authScreens, getScreenUrl } from "../../lib/address/paths.ts";
import { THEME } from "../../lib/address/themeIds.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/api-client/useApi.ts";

export function Audiences() {
  const { filters } = useFilters();
  const { data: flags } = useApi("GET /api/config/feature-flags", {});
  return (
    <Root aria-labelledby="audiences">
      <h2 id="audiences">What you can do here</h2>
      <ul>
        {listAudiences(filters, flags?.enableLogin ?? false).map(({ audience, offer, href, linkText }) => (
          <li key={audience}>
            <h3>{audience}</h3>
            <p>{offer}</p>
            <Link href={href}>{linkText}</Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}

function listAudiences(filters: Filters, canRegister: boolean) {
  const getChartHref = (componentId: number) =>
    getScreenUrl("chart", reduceFilters(filters, { type: "choose component", componentId }));
  const registration = { href: authScreens.signUp, linkText: "Register your organisation" };
  return [
    {
      audience: "People who need help",
      offer: "Call at any hour, or find services in your municipality that answer.",
      href: getScreenUrl("contact", reduceFilters(filters, { type: "enter directory" })),
      linkText: "Find help near you",
    },
    {
      audience: "Officials",
      offer: "See what a municipality lacks, how that has changed, and whom to call.",
      href: getChartHref(THEME.buildingBlock),
      linkText: "What is missing",
    },
    {
      audience: "Journalists",
      offer: "Compare places over time, and take figures with their source and date.",
      href: getChartHref(THEME.crime),
      linkText: "Crime over time",
    },
    {
      audience: "Organisations",
      offer:
        "Register to ask staff or students, anonymously, how your policies and practices do. Besides you, only officials who may see the results of every organisation see yours.",
      ...(canRegister
        ? registration
        : { href: getChartHref(THEME.healthCheck), linkText: "The health check" }),
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
