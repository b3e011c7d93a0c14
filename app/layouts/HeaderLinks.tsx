import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import type { FeatureFlags } from "@gbvf/api/config/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { authScreens, screens } from "../lib/paths.ts";

export interface HeaderLinksProps {
  /** Undefined until loaded; links that depend on them wait. */
  flags: FeatureFlags | undefined;
  /** Undefined while the server is asked; then neither Login nor an account is offered. */
  session: SessionCheck | undefined;
  directoryHref: string;
}

/** Links to the site's other parts, as list items: in the header, or in the mobile menu. */
export function HeaderLinks({
  flags,
  session,
  directoryHref,
  children,
}: HeaderLinksProps & {
  /** List items at the end for signed-in people. */
  children?: ReactNode;
}) {
  return (
    <List>
      {session?.isAuthenticated && (
        <li>
          <Link href={screens.home} variant="plain">
            Launch GBVF dashboard
          </Link>
        </li>
      )}
      <li>
        <Link href={directoryHref} variant="plain">
          Contact Directory
        </Link>
      </li>
      {flags && (
        <>
          <li>
            <Link href={flags.links.aboutUs} variant="plain" isExternal>
              About Us
            </Link>
          </li>
          <li>
            <Link href={flags.links.help} variant="plain" isExternal>
              Help
            </Link>
          </li>
        </>
      )}
      {flags?.enableLogin && session?.isAuthenticated === false && (
        <li>
          <Link href={authScreens.login} variant="plain">
            Login
          </Link>
        </li>
      )}
      {session?.isAuthenticated && children}
    </List>
  );
}

const List = styled.ul`
  list-style: none;
`;
