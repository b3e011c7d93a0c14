import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { profile } from "../lib/address/paths.ts";
import { listAccountLinks } from "../lib/session/allowedScreens.ts";
import { type SignOut, useSignOut } from "../lib/session/useSignOut.ts";

export function AccountItems({ session }: { session: SessionCheck }) {
  const { signOut, dialog } = useSignOut();
  return (
    <>
      <UserName>
        <Icon name="user" />
        {session.user?.displayName}
      </UserName>
      {[{ name: "Profile", href: profile }, ...listAccountLinks(session)].map(({ name, href }) => (
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

const UserName = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 48px;
  font-weight: ${font.weight.strong};
  overflow-wrap: anywhere;
`;

/** A dialog, because a failed log-out must be noticed on a shared device. */
export function LogoutDialog(dialog: SignOut["dialog"]) {
  return (
    <ConfirmDialog
      {...dialog}
      title="You are still logged in"
      confirmLabel="Log out"
      cancelLabel="Stay logged in"
    >
      <p>Anyone who uses this device can go on in your name until you have logged out.</p>
    </ConfirmDialog>
  );
}
