import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import type { FeatureFlags } from "@gbvf/api/config/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { authScreens, screens } from "../lib/address/paths.ts";

export interface HeaderLinksProps {
  flags: FeatureFlags | undefined;
  /** Undefined until loaded; then neither Login nor account shows. */
  session: SessionCheck | undefined;
  directoryHref: string;
}

export function HeaderLinks({
  flags,
  session,
  directoryHref,
  children,
}: HeaderLinksProps & {
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
