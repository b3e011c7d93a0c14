import type { z } from "zod";
import type { Dataset } from "../../lib/cache/datasets.ts";
import type { ActionName } from "../actions.ts";
import type { AuditKind } from "../auditKinds.ts";

/** Nothing else declares access: anyone, signed in, or holders of all or any of these actions. */
export type Access = "anyone" | "signed-in" | readonly ActionName[] | { anyOf: readonly ActionName[] };

export type OpenDescription = {
  summary: string;
  description?: string;
  example?: Readonly<Record<string, string | number>>;
};

export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path-to-regexp: `:name`, or `{/:name}` if optional. */
  path: `/api/${string}`;
  access: Access;
  /** One response serves everybody, cached per data version. */
  cache?: "public";
  /** Its places may become confidential, so other caches store it for at most a minute. */
  holdsPlaces?: true;
  /** Reads many rows, so few run at once. */
  heavy?: true;
  /** Documented, and readable from every site. */
  open?: OpenDescription;
  file?:
    | "application/zip"
    | "application/atom+xml"
    | "application/ld+json"
    | "application/csvm+json"
    | "text/csv"
    | "application/octet-stream";
  /** Changes of these drop the cached response; the default is all. */
  madeOf?: readonly Dataset[] | "the theme of componentId";
  /** A POST in a read-only transaction, unless `audits` records who looked. */
  reads?: true;
  /** nginx may repeat this POST to another process. */
  repeatable?: true;
  /** Or why there are none. A test makes each change. */
  audits?: readonly AuditKind[] | { none: string };
  /** Changes per account; 600 by default. */
  perHour?: number;
  session?: "optional";
  /** Logs failures only, because more would reveal when somebody was here. */
  untraced?: true;
  /** For people who must still add a second factor. */
  withoutSecondFactor?: true;
  /**
   * Needs a step-up within five minutes; a test demands it for writes of passwords, factors, sessions, grants
   * or scope.
   */
  recentAuth?: "needed" | "for a part";
  /** The body is a stream of application/octet-stream. */
  upload?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
};

/** Tabs share one session: one person's input must not be saved as another's. */
export const SIGNED_IN_AS = "X-Signed-In-As";

export function opens(access: Exclude<Access, "anyone">, actions: ReadonlySet<ActionName>): boolean {
  if (access === "signed-in") return true;
  if ("anyOf" in access) return access.anyOf.some((action) => actions.has(action));
  return access.every((action) => actions.has(action));
}

type NoExtraKeys<E> = { [K in Exclude<keyof E, keyof Endpoint>]: never };

/** Literal types determine those of routes, mocks and requests. A misspelt property must fail. */
export function endpoint<const E extends Endpoint>(declaration: E & NoExtraKeys<E>): E {
  return declaration;
}

export const isRepeatable = ({ method, repeatable }: Endpoint): boolean =>
  method === "GET" || repeatable === true;

type Parsed<E, Part extends "params" | "query" | "body"> = E extends {
  [P in Part]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;
type UnparsedInput<E, Part extends "params" | "query" | "body"> = E extends {
  [P in Part]: infer S extends z.ZodType;
}
  ? z.input<S>
  : undefined;

export type Input<E extends Endpoint> = {
  params: Parsed<E, "params">;
  query: Parsed<E, "query">;
  body: Parsed<E, "body">;
};

export type ApiRequest<E extends Endpoint> = {
  params: UnparsedInput<E, "params">;
  query: UnparsedInput<E, "query">;
  body: UnparsedInput<E, "body">;
};

export type ApiResponse<E extends Endpoint> = z.output<E["response"]>;
export type Returned<E extends Endpoint> = z.input<E["response"]>;
