import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import type { SignOut } from "../lib/session/useSignOut.ts";

/** A failed log-out must be noticed, above all on a shared device. */
export function LogoutDialog(dialog: SignOut["dialog"]) {
  return (
    <ConfirmDialog
      {...dialog}
      title="You are still logged in"
      confirmName="Log out"
      cancelName="Stay logged in"
    >
      <p>Anyone who uses this device can go on in your name until you have logged out.</p>
    </ConfirmDialog>
  );
}
