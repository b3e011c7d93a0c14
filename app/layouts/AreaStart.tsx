import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { type Area, dashboardsOf } from "../lib/landing.ts";
import { useSession } from "../lib/session.ts";
import { useTitle } from "../lib/useTitle.ts";
import { TextColumn } from "./TextColumn.tsx";

export interface AreaStartProps {
  area: Area;
  title: string;
}

/** The start of an area without screens yet, with links to the person's other dashboards. */
export function AreaStart({ area, title }: AreaStartProps) {
  useTitle(title);
  const session = useSession();
  const others = session ? dashboardsOf(session).filter((role) => role.area !== area) : [];
  return (
    <TextColumn>
      <h1>{title}</h1>
      <p>The screens of this area are not available yet.</p>
      {others.length > 0 && (
        <nav aria-labelledby="other-dashboards">
          <h2 id="other-dashboards">Your other dashboards</h2>
          <Others>
            {others.map(({ name, href }) => (
              <li key={href}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
          </Others>
        </nav>
      )}
    </TextColumn>
  );
}

const Others = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(1)};
  list-style: none;
`;
