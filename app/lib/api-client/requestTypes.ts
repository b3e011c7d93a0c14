import type { Endpoints } from "@gbvf/api/contract.ts";
import type { ApiRequest, Endpoint, Input } from "@gbvf/api/shared/http/endpoint.ts";

/** The schema's input type, in which parts with a default value are optional. */
type Part<E extends Endpoint, P extends "params" | "query" | "body"> = ApiRequest<E>[P] extends object
  ? { [K in keyof ApiRequest<E>[P]]: Input<E>[P][K & keyof Input<E>[P]] }
  : undefined;
type OptionalPart<P extends string, T> = [T] extends [undefined]
  ? { [K in P]?: never }
  : Record<never, never> extends T
    ? { [K in P]?: T }
    : { [K in P]: T };

type ReadEndpointKey<K extends keyof Endpoints> = K extends `GET ${string}`
  ? K
  : Endpoints[K] extends { reads: true }
    ? K
    : never;
/** GETs, and POSTs that change nothing. */
export type ReadEndpoint = { [K in keyof Endpoints]: ReadEndpointKey<K> }[keyof Endpoints];
export type ReadRequest<K extends keyof Endpoints> = OptionalPart<"params", Part<Endpoints[K], "params">> &
  OptionalPart<"query", Part<Endpoints[K], "query">> &
  OptionalPart<"body", Part<Endpoints[K], "body">>;

export type ChangeEndpoint = Exclude<keyof Endpoints, `GET ${string}`>;
export type ChangeRequest<K extends ChangeEndpoint> = OptionalPart<"params", Part<Endpoints[K], "params">> &
  OptionalPart<"query", Part<Endpoints[K], "query">> &
  OptionalPart<"body", Endpoints[K] extends { upload: true } ? Blob : ApiRequest<Endpoints[K]>["body"]>;
