import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { profile } from "../lib/address/paths.ts";
import { accountLinks } from "../lib/session/openScreens.ts";
import { useSignOut } from "../lib/session/useSignOut.ts";
import { LogoutDialog } from "./LogoutDialog.tsx";

export function AccountItems({ session }: { session: SessionCheck }) {
  const { signOut, dialog } = useSignOut();
  return (
    <>
      <Who>
        <Icon name="user" />
        {session.user?.displayName}
      </Who>
      {[{ name: "Profile", href: profile }, ...accountLinks(session)].map(({ name, href }) => (
        <li key={href}>
          <Link href={href} variant="plain">
            {name}
          </Link>
        </li>
      ))}
      <li>
        <Button variant="quiet" onPress={signOut}>
          Logout
        </Button>
        <LogoutDialog {...dialog} />
      </li>
    </>
  );
}

const Who = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 48px;
  font-weight: ${font.weight.strong};
  overflow-wrap: anywhere;
`;
