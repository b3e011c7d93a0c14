import type { Endpoints } from "@gbvf/api/contract.ts";
import { type Answer, type Call, SIGNED_IN_AS } from "@gbvf/api/lib/endpoint.ts";
import { useRef, useState } from "react";
import { ApiError } from "./ApiError.ts";
import { type CallParts, callUrl } from "./callUrl.ts";
import { request } from "./request.ts";
import { usePageOwner } from "./sign-in-again/pageOwner.ts";
import type { OptionalPart, Part } from "./useApi.ts";

type SendKey = Exclude<keyof Endpoints, `GET ${string}`>;
type SendCall<K extends SendKey> = OptionalPart<"params", Part<Endpoints[K], "params">> &
  OptionalPart<"query", Part<Endpoints[K], "query">> &
  OptionalPart<"body", Call<Endpoints[K]>["body"]>;

export type Mutation<K extends SendKey> = {
  /**
   * Sends the call; while one is under way, its answer is awaited instead of sending another. Where the session has
   * ended, or somebody else has signed in from another tab, the person signs in again, and it is sent once more.
   *
   * @throws {ApiError} for every answer but a success
   */
  send: (call: SendCall<K>) => Promise<Answer<Endpoints[K]>>;
  isSending: boolean;
};

/** Changes something: `useMutation("POST /api/auth/login")`, then `await send({ body })`. */
export function useMutation<K extends SendKey>(endpoint: K): Mutation<K> {
  const underWay = useRef<Promise<Answer<Endpoints[K]>> | null>(null);
  const [isSending, setSending] = useState(false);
  const owner = usePageOwner();
  const send = (call: SendCall<K>) => {
    if (underWay.current !== null) return underWay.current;
    setSending(true);
    underWay.current = sendCall(endpoint, call, owner?.stakeholderId)
      .catch(async (error: unknown) => {
        if (owner === null || !(error instanceof ApiError && error.isSignedOut)) throw error;
        await owner.signInAgain();
        return sendCall(endpoint, call, owner.stakeholderId);
      })
      .finally(() => {
        underWay.current = null;
        setSending(false);
      });
    return underWay.current;
  };
  return { send, isSending };
}

/**
 * One call, outside of a component. The server parsed the answer through the contract that types it.
 *
 * @param owner whose page it comes from: the server does it in nobody else's name
 */
export function sendCall<K extends SendKey>(
  endpoint: K,
  call: SendCall<K>,
  owner?: number,
): Promise<Answer<Endpoints[K]>> {
  const { body } = call as { body?: object };
  return request(callUrl(endpoint, call as CallParts), {
    method: endpoint.slice(0, endpoint.indexOf(" ")),
    headers: {
      ...(owner !== undefined && { [SIGNED_IN_AS]: String(owner) }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }) as Promise<Answer<Endpoints[K]>>;
}
