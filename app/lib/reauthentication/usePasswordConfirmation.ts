import { ApiError } from "../api-client/ApiError.ts";
import type { ConfirmPasswordDialogProps } from "./ConfirmPasswordDialog.tsx";
import type { Reauthenticate } from "./reauthenticationContext.ts";
import { usePendingRequests } from "./usePendingRequests.ts";

const NOT_DONE = "Nothing was changed: this needs your password.";

/** Requests wait until the person has entered the password. */
export function usePasswordConfirmation(): {
  confirmPassword: Reauthenticate;
  dialog: ConfirmPasswordDialogProps;
} {
  const { isOpen, wait, release, rejectAll } = usePendingRequests();
  const onCancel = () => rejectAll(new ApiError(403, { code: "password-needed", message: NOT_DONE }));
  return { confirmPassword: wait, dialog: { isOpen, onConfirmed: () => release()(), onCancel } };
}
