import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Answer, Call } from "@gbvf/api/lib/endpoint.ts";
import { useRef, useState } from "react";
import { ApiError } from "./ApiError.ts";
import { type CallParts, callUrl } from "./callUrl.ts";
import { request } from "./request.ts";
import { useSignInAgain } from "./sign-in-again/signInAgain.ts";
import type { OptionalPart, Part } from "./useApi.ts";

type SendKey = Exclude<keyof Endpoints, `GET ${string}`>;
type SendCall<K extends SendKey> = OptionalPart<"params", Part<Endpoints[K], "params">> &
  OptionalPart<"query", Part<Endpoints[K], "query">> &
  OptionalPart<"body", Call<Endpoints[K]>["body"]>;

export type Mutation<K extends SendKey> = {
  /**
   * Sends the call; while one is under way, its answer is awaited instead of sending another. Where the session has
   * ended, the person signs in again, and it is sent once more.
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
  const signInAgain = useSignInAgain();
  const send = (call: SendCall<K>) => {
    if (underWay.current !== null) return underWay.current;
    setSending(true);
    underWay.current = sendCall(endpoint, call)
      .catch(async (error: unknown) => {
        if (signInAgain === null || !(error instanceof ApiError && error.isSignedOut)) throw error;
        await signInAgain();
        return sendCall(endpoint, call);
      })
      .finally(() => {
        underWay.current = null;
        setSending(false);
      });
    return underWay.current;
  };
  return { send, isSending };
}

/** One call, outside of a component. The server parsed the answer through the contract that types it. */
export function sendCall<K extends SendKey>(endpoint: K, call: SendCall<K>): Promise<Answer<Endpoints[K]>> {
  const { body } = call as { body?: object };
  return request(callUrl(endpoint, call as CallParts), {
    method: endpoint.slice(0, endpoint.indexOf(" ")),
    ...(body !== undefined && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  }) as Promise<Answer<Endpoints[K]>>;
}
