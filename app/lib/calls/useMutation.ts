import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Answer } from "@gbvf/api/shared/http/endpoint.ts";
import { useRef, useState } from "react";
import { usePageOwner } from "../sign-in-again/pageOwner.ts";
import { ApiError } from "./ApiError.ts";
import type { SendCall, SendKey } from "./calls.ts";
import { sendCall } from "./sendCall.ts";
import { type Refresh, useRefresh } from "./useRefresh.ts";

export interface MutationOptions {
  /** Fetched again before `send` ends. */
  refreshes?: readonly Refresh[];
}

type Mutation<K extends SendKey> = {
  /**
   * A running call is awaited, not repeated. After signing in again, or giving the password, it is sent once
   * more.
   * @throws {ApiError} unless it succeeds
   */
  send: (call: SendCall<K>) => Promise<Answer<Endpoints[K]>>;
  isSending: boolean;
};

/** `useMutation("POST /api/auth/login")`, then `await send({ body })` */
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
      // A failed change may show what somebody else saved first.
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
