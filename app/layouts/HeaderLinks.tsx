import type { FeatureFlags } from "@gbvf/api/config/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { styled } from "styled-components";
import { login } from "../lib/paths.ts";
import { useSession } from "../lib/session.ts";

export interface HeaderLinksProps {
  /** Undefined until they have arrived; what depends on them waits. */
  flags: FeatureFlags | undefined;
  directoryHref: string;
}

/** The ways to the site's other parts, as list items: in the header, or in the mobile menu. */
export function HeaderLinks({ flags, directoryHref }: HeaderLinksProps) {
  const { isAuthenticated } = useSession();
  return (
    <List>
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
      {flags?.enableLogin && !isAuthenticated && (
        <li>
          <Link href={login} variant="plain">
            Login
          </Link>
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  list-style: none;
`;
