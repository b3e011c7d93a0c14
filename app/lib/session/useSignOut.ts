import type { ConfirmDialogProps } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { rootPath } from "../address/paths.ts";
import { ApiError } from "../api-client/ApiError.ts";
import { useMutation } from "../api-client/useMutation.ts";
import { getErrorText } from "../form/errorText.ts";
import { leavePage } from "../page/blockNavigation.ts";
import { useReloadSession } from "./session.ts";

export type SignOut = {
  signOut: () => void;
  /** After a failure the dialog stays open, because the session continues. */
  dialog: Pick<ConfirmDialogProps, "isOpen" | "isSending" | "errorMessage" | "onConfirm" | "onCancel">;
};

export function useSignOut(): SignOut {
  const { send, isSending } = useMutation("POST /api/auth/logout");
  const [error, setError] = useState<string>();
  const reloadSession = useReloadSession();
  const navigate = useNavigate();
  const endSession = async () => {
    try {
      await send({ body: {} });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setError(getErrorText(error));
      return;
    }
    setError(undefined);
    await reloadSession();
    navigate(rootPath);
  };
  return {
    signOut: () => leavePage(() => void endSession()),
    dialog: {
      isOpen: error !== undefined,
      isSending,
      ...(error !== undefined && { errorMessage: error }),
      onConfirm: () => void endSession(),
      onCancel: () => setError(undefined),
    },
  };
}
