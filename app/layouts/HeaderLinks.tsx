import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import type { FeatureFlags } from "@gbvf/api/config/contract.ts";
import * as english from "@gbvf/api/lib/words/home/english.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { authScreens, screens } from "../lib/address/paths.ts";
import { useWords } from "../lib/words/useWords.tsx";

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
  const { say } = useWords();
  return (
    <List>
      {session?.isAuthenticated && (
        <li>
          <Link href={screens.home} variant="plain">
            {say("Launch GBVF dashboard")}
          </Link>
        </li>
      )}
      <li>
        <Link href={directoryHref} variant="plain">
          {say(english.directory)}
        </Link>
      </li>
      {flags && (
        <>
          <li>
            <Link href={flags.links.aboutUs} variant="plain" isExternal>
              {say(english.aboutUs)}
            </Link>
          </li>
          <li>
            <Link href={flags.links.help} variant="plain" isExternal>
              {say(english.help)}
            </Link>
          </li>
        </>
      )}
      {flags?.enableLogin && session?.isAuthenticated === false && (
        <li>
          <Link href={authScreens.login} variant="plain">
            {say(english.login)}
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
