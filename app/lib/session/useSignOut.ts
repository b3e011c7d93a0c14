import type { ConfirmDialogProps } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { index } from "../address/paths.ts";
import { ApiError } from "../api-client/ApiError.ts";
import { useMutation } from "../api-client/useMutation.ts";
import { getErrorText } from "../form/errorText.ts";
import { leave } from "../page/blockNavigation.ts";
import { useSessionChange } from "./session.ts";

export type SignOut = {
  signOut: () => void;
  /** After a failure the dialog stays open, because the session continues. */
  dialog: Pick<ConfirmDialogProps, "isOpen" | "isSending" | "errorMessage" | "onConfirm" | "onCancel">;
};

export function useSignOut(): SignOut {
  const { send, isSending } = useMutation("POST /api/auth/logout");
  const [error, setError] = useState<string>();
  const changeSession = useSessionChange();
  const navigate = useNavigate();
  const end = async () => {
    try {
      await send({ body: {} });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setError(getErrorText(error));
      return;
    }
    setError(undefined);
    await changeSession();
    navigate(index);
  };
  return {
    signOut: () => leave(() => void end()),
    dialog: {
      isOpen: error !== undefined,
      isSending,
      ...(error !== undefined && { errorMessage: error }),
      onConfirm: () => void end(),
      onCancel: () => setError(undefined),
    },
  };
}
