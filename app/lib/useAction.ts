import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Answer } from "@gbvf/api/lib/endpoint.ts";
import type { ConfirmDialogProps } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useState } from "react";
import { ApiError } from "./ApiError.ts";
import type { SendCall, SendKey } from "./calls.ts";
import { problemText } from "./form/problemText.ts";
import { type MutationOptions, useMutation } from "./useMutation.ts";

type ActionKey = {
  [K in SendKey]: Answer<Endpoints[K]> extends { message: string } ? K : never;
}[SendKey];

export interface ActionOptions extends MutationOptions {
  onDone?: () => void;
  textOf?: (error: ApiError) => string;
}

export type Action<K extends ActionKey> = {
  ask: (call: SendCall<K>) => void;
  /** A failure shows inside, and it stays open. */
  dialog: Pick<ConfirmDialogProps, "isOpen" | "isSending" | "errorMessage" | "onConfirm" | "onCancel">;
  /** Without a question. */
  run: (call: SendCall<K>) => void;
  isSending: boolean;
  /** Why the latest try failed, until the next answer. */
  failure: string | undefined;
};

/** A change without a form: asks if wanted, sends once, reports, refreshes. */
export function useAction<K extends ActionKey>(
  endpoint: K,
  { onDone, textOf = problemText, ...options }: ActionOptions = {},
): Action<K> {
  const { send, isSending } = useMutation(endpoint, options);
  const [asked, setAsked] = useState<SendCall<K> | null>(null);
  const [failure, setFailure] = useState<string>();
  const act = async (call: SendCall<K>) => {
    try {
      const { message } = (await send(call)) as { message: string };
      setAsked(null);
      setFailure(undefined);
      void notify.success(message);
      onDone?.();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const text = textOf(error);
      setFailure(text);
      void notify.error(text);
    }
  };
  const open = (call: SendCall<K> | null) => {
    setFailure(undefined);
    setAsked(call);
  };
  return {
    ask: open,
    dialog: {
      isOpen: asked !== null,
      isSending,
      ...(failure !== undefined && { errorMessage: failure }),
      onConfirm: () => {
        if (asked !== null) void act(asked);
      },
      onCancel: () => open(null),
    },
    run: (call) => void act(call),
    isSending,
    failure,
  };
}
