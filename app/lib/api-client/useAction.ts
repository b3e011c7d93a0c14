import type { Endpoints } from "@gbvf/api/contract.ts";
import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import type { ConfirmDialogProps } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useState } from "react";
import { getErrorText } from "../form/errorText.ts";
import { savePendingNotice } from "../page/pendingNotice.ts";
import { ApiError } from "./ApiError.ts";
import type { ChangeEndpoint, ChangeRequest } from "./requestTypes.ts";
import { type MutationOptions, useMutation } from "./useMutation.ts";

interface ActionOptions<K extends ChangeEndpoint> extends MutationOptions {
  onDone?: (response: ApiResponse<Endpoints[K]>) => void;
  onRefused?: (error: ApiError) => void;
  /** True if this page closes, so that the next page shows the message. */
  leavesPage?: boolean;
  textOf?: (error: ApiError) => string;
}

export type Action<K extends ChangeEndpoint> = {
  confirm: (request: ChangeRequest<K>) => void;
  dialog: Pick<ConfirmDialogProps, "isOpen" | "isSending" | "errorMessage" | "onConfirm" | "onCancel">;
  run: (request: ChangeRequest<K>) => void;
  isSending: boolean;
  error: string | undefined;
  /** Closes the dialog and clears its error. */
  reset: () => void;
};

export function useAction<K extends ChangeEndpoint>(
  endpoint: K,
  { onDone, onRefused, leavesPage = false, textOf = getErrorText, ...options }: ActionOptions<K> = {},
): Action<K> {
  const { send, isSending } = useMutation(endpoint, options);
  const [pendingRequest, setPendingRequest] = useState<ChangeRequest<K> | null>(null);
  const [error, setError] = useState<string>();
  const sendAndNotify = async (request: ChangeRequest<K>) => {
    setError(undefined);
    try {
      const response = await send(request);
      const { message } = response as { message?: string };
      setPendingRequest(null);
      if (message !== undefined) {
        if (leavesPage) savePendingNotice(message);
        else void notify.success(message);
      }
      onDone?.(response);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const text = textOf(error);
      setError(text);
      void notify.error(text);
      onRefused?.(error);
    }
  };
  const open = (request: ChangeRequest<K> | null) => {
    setError(undefined);
    setPendingRequest(request);
  };
  const reset = () => open(null);
  return {
    confirm: open,
    dialog: {
      isOpen: pendingRequest !== null,
      isSending,
      ...(error !== undefined && { errorMessage: error }),
      onConfirm: () => {
        if (pendingRequest !== null) void sendAndNotify(pendingRequest);
      },
      onCancel: reset,
    },
    run: (request) => void sendAndNotify(request),
    isSending,
    error,
    reset,
  };
}
