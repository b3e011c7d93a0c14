import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { type Area, listDashboards } from "../lib/session/landing.ts";

interface OtherDashboardsProps {
  area: Area;
  session: SessionCheck;
}

export function OtherDashboards({ area, session }: OtherDashboardsProps) {
  const dashboards = listDashboards(session).filter((role) => role.area !== area);
  if (dashboards.length === 0) return null;
  return (
    <Root aria-labelledby="other-dashboards">
      <h2 id="other-dashboards">Your other dashboards</h2>
      <ul>
        {dashboards.map(({ name, href }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  ul { display: grid; gap: ${space(1)}; padding-block-start: ${space(1)}; list-style: none; }
  ${media.print} { display: none; }
`;
