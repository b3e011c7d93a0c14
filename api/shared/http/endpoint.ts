import type { z } from "zod";
import type { Dataset } from "../../lib/cache/datasets.ts";
import type { ActionName } from "../actions.ts";
import type { AuditKind } from "../auditKinds.ts";

/** The only declaration of access: anyone, anyone signed in, or holders of all or any of these actions. */
export type Access = "anyone" | "signed-in" | readonly ActionName[] | { anyOf: readonly ActionName[] };

export type OpenDescription = {
  summary: string;
  description?: string;
  example?: Readonly<Record<string, string | number>>;
};

export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path-to-regexp syntax: `:name`, or `{/:name}` if optional. */
  path: `/api/${string}`;
  access: Access;
  /** `public`: everybody gets the same response, cached per data version. Only GETs with access for anyone. */
  cache?: "public";
  /** The response names places that may become confidential, so other caches store it for at most a minute. */
  holdsPlaces?: true;
  /** Reads so many rows that few run at once. */
  heavy?: true;
  /** Documented, and readable by scripts of every site. Only public GETs whose response ignores the user. */
  open?: OpenDescription;
  /** If set, `response` is a `FileResponse`. */
  file?:
    | "application/zip"
    | "application/atom+xml"
    | "application/ld+json"
    | "application/csvm+json"
    | "text/csv"
    | "application/octet-stream";
  /** Changes of these datasets drop the cached response; the default is all. */
  madeOf?: readonly Dataset[] | "the theme of componentId";
  /** A POST in a read-only transaction, unless `audits` records who looked. */
  reads?: true;
  /** nginx may repeat this POST to the other process. */
  repeatable?: true;
  /** Or why there are none. A test makes each change. */
  audits?: readonly AuditKind[] | { none: string };
  /** How often one account may make these changes; 600 by default. */
  perHour?: number;
  /** `optional`: anyone may send it, and the handler checks the session. */
  session?: "optional";
  /** Only failures are logged: anything else would reveal when somebody was here. */
  untraced?: true;
  /** Open to a person who must still add a second factor. */
  withoutSecondFactor?: true;
  /**
   * Needs a step-up within five minutes. A test demands it for all that writes passwords, factors, sessions,
   * grants or scope.
   */
  recentAuth?: "needed" | "for a part";
  /** The body is application/octet-stream, read as a stream. */
  upload?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
};

/** Tabs share one session: one person's input must not be saved as another's. */
export const SIGNED_IN_AS = "X-Signed-In-As";

export function opens(access: Exclude<Access, "anyone">, held: ReadonlySet<ActionName>): boolean {
  if (access === "signed-in") return true;
  if ("anyOf" in access) return access.anyOf.some((action) => held.has(action));
  return access.every((action) => held.has(action));
}

type NoOthers<E> = { [K in Exclude<keyof E, keyof Endpoint>]: never };

/** The literal types determine those of routes, mocks and requests. A misspelt property would be a rule that nobody enforces. */
export function endpoint<const E extends Endpoint>(declaration: E & NoOthers<E>): E {
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
