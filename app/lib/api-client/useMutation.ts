import type { Endpoints } from "@gbvf/api/contract.ts";
import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import { useRef, useState } from "react";
import { useReauthentication } from "../reauthentication/reauthenticationContext.ts";
import { ApiError } from "./ApiError.ts";
import type { ChangeEndpoint, ChangeRequest } from "./requestTypes.ts";
import { sendRequest } from "./sendRequest.ts";
import { type RefreshTarget, useRefresh } from "./useRefresh.ts";

export interface MutationOptions {
  refreshes?: readonly RefreshTarget[];
}

type Mutation<K extends ChangeEndpoint> = {
  /**
   * Returns the running request's promise if a request is running. Sends the request again after reauthentication.
   * @throws {ApiError} unless the request succeeds
   */
  send: (request: ChangeRequest<K>) => Promise<ApiResponse<Endpoints[K]>>;
  isSending: boolean;
};

/** Example: `const { send } = useMutation("POST /api/auth/login")`, then `await send({ body })`. */
export function useMutation<K extends ChangeEndpoint>(
  endpoint: K,
  { refreshes = [] }: MutationOptions = {},
): Mutation<K> {
  const pending = useRef<Promise<ApiResponse<Endpoints[K]>> | null>(null);
  const [isSending, setSending] = useState(false);
  const reauthentication = useReauthentication();
  const refresh = useRefresh();
  const sendWithReauthentication = async (request: ChangeRequest<K>) => {
    try {
      return await sendRequest(endpoint, request, reauthentication?.stakeholderId);
    } catch (error) {
      if (reauthentication === null || !(error instanceof ApiError)) throw error;
      if (error.isSignedOut) await reauthentication.reauthenticate();
      else if (error.code === "password-needed") await reauthentication.confirmPassword();
      else throw error;
      return sendRequest(endpoint, request, reauthentication.stakeholderId);
    }
  };
  const change = async (request: ChangeRequest<K>) => {
    let isUnchanged = false;
    try {
      return await sendWithReauthentication(request);
    } catch (error) {
      isUnchanged = !(error instanceof ApiError && error.conflict !== undefined);
      throw error;
    } finally {
      // A conflict means that somebody else saved first, so the refused change refreshes too.
      if (!isUnchanged) await refresh(refreshes);
    }
  };
  const send = (request: ChangeRequest<K>) => {
    if (pending.current !== null) return pending.current;
    setSending(true);
    pending.current = change(request).finally(() => {
      pending.current = null;
      setSending(false);
    });
    return pending.current;
  };
  return { send, isSending };
}
