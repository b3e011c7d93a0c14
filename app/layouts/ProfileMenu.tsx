import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { MenuButton } from "@gbvf/ui/primitives/MenuButton/MenuButton.tsx";
import { font } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { profile } from "../lib/address/paths.ts";
import { listAccountLinks } from "../lib/session/allowedScreens.ts";
import { useSignOut } from "../lib/session/useSignOut.ts";
import { LogoutDialog } from "./AccountItems.tsx";

export function ProfileMenu({ session }: { session: SessionCheck }) {
  const { signOut, dialog } = useSignOut();
  const name = session.user?.displayName ?? "";
  return (
    <>
      <MenuButton
        aria-label={`${name}, account`}
        entries={[
          { id: profile, label: "Profile", icon: "user", href: profile },
          ...listAccountLinks(session).map(({ name, href }) => ({ id: href, label: name, href })),
          { id: "logout", label: "Logout", icon: "exit", onAction: signOut },
        ]}
      >
        <Icon name="user" />
        <Name>{name}</Name>
        <Icon name="chevronDown" size={16} />
      </MenuButton>
      <LogoutDialog {...dialog} />
    </>
  );
}

const Name = styled.span`
  max-width: 10rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: 1279px) { max-width: 7rem; font-size: ${font.size.small}; }
`;
