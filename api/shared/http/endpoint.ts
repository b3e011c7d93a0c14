import type { z } from "zod";
import type { Dataset } from "../../lib/cache/datasets.ts";
import type { AuditKind } from "../auditKinds.ts";
import type { PermissionName } from "../permissions.ts";

/** Access is declared only here: anyone, signed-in users, or holders of all or any of these permissions. */
export type Access =
  | "anyone"
  | "signed-in"
  | readonly PermissionName[]
  | { anyOf: readonly PermissionName[] };

export type OpenDescription = {
  summary: string;
  description?: string;
  example?: Readonly<Record<string, string | number>>;
};

export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** A path in the syntax of path-to-regexp: `:name`, or `{/:name}` if optional. */
  path: `/api/${string}`;
  access: Access;
  /** Everybody gets the same response, which is cached for each version of the data. */
  cache?: "public";
  /**
   * The response contains places that may become confidential, so other caches store it for at most a minute.
   */
  mayBecomeConfidential?: true;
  /** The request reads many rows, so few such requests run at once. */
  heavy?: true;
  /** The endpoint is documented for the public, and other sites may read it. */
  open?: OpenDescription;
  file?:
    | "application/zip"
    | "application/atom+xml"
    | "application/ld+json"
    | "application/csvm+json"
    | "text/csv"
    | "application/octet-stream";
  /** Changes of these datasets drop the cached response; by default, all do. */
  dependsOn?: readonly Dataset[] | "the theme of componentId";
  /** The POST runs in a read-only transaction, unless `audits` records who read. */
  reads?: true;
  /** nginx may send this POST again, to another process. */
  repeatable?: true;
  /** Kinds of entries in the audit log, or why there are none. A test makes each kind of change. */
  audits?: readonly AuditKind[] | { none: string };
  /** Limit of changes per account; the default is 600. */
  perHour?: number;
  session?: "optional";
  /** Only failures are logged, because other entries would reveal when somebody used the endpoint. */
  logsFailuresOnly?: true;
  /** Users who must still add a second factor may use the endpoint. */
  withoutSecondFactor?: true;
  /**
   * Requires that the password was given within five minutes. A test requires it for endpoints that write
   * passwords, factors, sessions, grants or scope.
   */
  recentAuth?: "needed" | "for a part";
  /** The body is a stream of application/octet-stream. */
  upload?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
};

/**
 * Tabs share a session. The header tells whose page sent the request, so that one person's input is not saved
 * as another's.
 */
export const SIGNED_IN_AS = "X-Signed-In-As";

export function isAllowed(
  access: Exclude<Access, "anyone">,
  permissions: ReadonlySet<PermissionName>,
): boolean {
  if (access === "signed-in") return true;
  if ("anyOf" in access) return access.anyOf.some((permission) => permissions.has(permission));
  return access.every((permission) => permissions.has(permission));
}

type NoExtraKeys<E> = { [K in Exclude<keyof E, keyof Endpoint>]: never };

/** Keeps literal types, from which routes, mocks and requests derive theirs. Refuses misspelt properties. */
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
