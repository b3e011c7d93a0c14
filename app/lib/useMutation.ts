import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Answer } from "@gbvf/api/lib/endpoint.ts";
import { useRef, useState } from "react";
import { ApiError } from "./ApiError.ts";
import type { SendCall, SendKey } from "./calls.ts";
import { sendCall } from "./sendCall.ts";
import { usePageOwner } from "./sign-in-again/pageOwner.ts";
import { type Refresh, useRefresh } from "./useRefresh.ts";

export interface MutationOptions {
  /** What is not as it was once the change is made: it is fetched again before `send` ends. */
  refreshes?: readonly Refresh[];
}

export type Mutation<K extends SendKey> = {
  /**
   * Sends the call; while one is under way, its answer is awaited instead of sending another. Where the session has
   * ended, or somebody else has signed in from another tab, the person signs in again, and it is sent once more; the
   * same where the action needs their password again.
   *
   * @throws {ApiError} for every answer but a success
   */
  send: (call: SendCall<K>) => Promise<Answer<Endpoints[K]>>;
  isSending: boolean;
};

/** Changes something: `useMutation("POST /api/auth/login")`, then `await send({ body })`. */
export function useMutation<K extends SendKey>(
  endpoint: K,
  { refreshes = [] }: MutationOptions = {},
): Mutation<K> {
  const underWay = useRef<Promise<Answer<Endpoints[K]>> | null>(null);
  const [isSending, setSending] = useState(false);
  const owner = usePageOwner();
  const refresh = useRefresh();
  const sendOnce = async (call: SendCall<K>) => {
    try {
      return await sendCall(endpoint, call, owner?.stakeholderId);
    } catch (error) {
      if (owner === null || !(error instanceof ApiError)) throw error;
      if (error.isSignedOut) await owner.signInAgain();
      else if (error.code === "password-needed") await owner.confirmPassword();
      else throw error;
      return sendCall(endpoint, call, owner.stakeholderId);
    }
  };
  const change = async (call: SendCall<K>) => {
    let isAsItWas = false;
    try {
      return await sendOnce(call);
    } catch (error) {
      isAsItWas = !(error instanceof ApiError && error.conflict !== undefined);
      throw error;
    } finally {
      // What somebody else saved first is shown as well.
      if (!isAsItWas) await refresh(refreshes);
    }
  };
  const send = (call: SendCall<K>) => {
    if (underWay.current !== null) return underWay.current;
    setSending(true);
    underWay.current = change(call).finally(() => {
      underWay.current = null;
      setSending(false);
    });
    return underWay.current;
  };
  return { send, isSending };
}
