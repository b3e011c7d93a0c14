import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Answer } from "@gbvf/api/shared/http/endpoint.ts";
import type { ConfirmDialogProps } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useState } from "react";
import { problemText } from "../form/problemText.ts";
import { leaveNotice } from "../page/leftNotice.ts";
import { ApiError } from "./ApiError.ts";
import type { SendCall, SendKey } from "./calls.ts";
import { type MutationOptions, useMutation } from "./useMutation.ts";

interface ActionOptions<K extends SendKey> extends MutationOptions {
  onDone?: (answer: Answer<Endpoints[K]>) => void;
  onRefused?: (error: ApiError) => void;
  /** The page goes, so the next one says what was done. */
  leavesPage?: boolean;
  textOf?: (error: ApiError) => string;
}

export type Action<K extends SendKey> = {
  ask: (call: SendCall<K>) => void;
  /** A failure shows inside, and it stays open. */
  dialog: Pick<ConfirmDialogProps, "isOpen" | "isSending" | "errorMessage" | "onConfirm" | "onCancel">;
  run: (call: SendCall<K>) => void;
  isSending: boolean;
  failure: string | undefined;
  /** The failure no longer shows. */
  forget: () => void;
};

export function useAction<K extends SendKey>(
  endpoint: K,
  { onDone, onRefused, leavesPage = false, textOf = problemText, ...options }: ActionOptions<K> = {},
): Action<K> {
  const { send, isSending } = useMutation(endpoint, options);
  const [asked, setAsked] = useState<SendCall<K> | null>(null);
  const [failure, setFailure] = useState<string>();
  const act = async (call: SendCall<K>) => {
    setFailure(undefined);
    try {
      const answer = await send(call);
      const { message } = answer as { message?: string };
      setAsked(null);
      if (message !== undefined) {
        if (leavesPage) leaveNotice(message);
        else void notify.success(message);
      }
      onDone?.(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const text = textOf(error);
      setFailure(text);
      void notify.error(text);
      onRefused?.(error);
    }
  };
  const open = (call: SendCall<K> | null) => {
    setFailure(undefined);
    setAsked(call);
  };
  const forget = () => open(null);
  return {
    ask: open,
    dialog: {
      isOpen: asked !== null,
      isSending,
      ...(failure !== undefined && { errorMessage: failure }),
      onConfirm: () => {
        if (asked !== null) void act(asked);
      },
      onCancel: forget,
    },
    run: (call) => void act(call),
    isSending,
    failure,
    forget,
  };
}
