import type { z } from "zod";
import type { ActionName } from "./actions.ts";
import type { AuditKind } from "./auditKinds.ts";
import type { Dataset } from "./datasets.ts";

/**
 * Who may call an endpoint: anyone, anyone signed in, those with every action named, or those with one of them. The only
 * declaration of an endpoint's access; the wrapper and the tests read it.
 */
export type Access = "anyone" | "signed-in" | readonly ActionName[] | { anyOf: readonly ActionName[] };

/** Of the open API: what its document says of an endpoint. */
export type Open = {
  /** What it answers, in one line. */
  summary: string;
  /** What a reader of the answer has to know. */
  description?: string;
  /** Values of its parameters that answer something. */
  example?: Readonly<Record<string, string | number>>;
};

export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path-to-regexp syntax: `:name` for a parameter, `{/:name}` for an optional one. */
  path: `/api/${string}`;
  access: Access;
  /** `public`: the same answer for everybody, cached and compressed once per data version. Only on GETs for anyone. */
  cache?: "public";
  /** Of a kept answer that may have to disappear at once: nobody but this server keeps it. */
  keptHereOnly?: true;
  /** Of a kept answer that is made of so many rows that few such are made at once: others do not wait for them. */
  heavy?: true;
  /**
   * Part of the open API: in its document, and readable by the scripts of every other site. Only public GETs whose
   * answer has nothing to do with who asks.
   */
  open?: Open;
  /** Not JSON but a file of this type: `response` is then `FileAnswer`. Only of public GETs. */
  file?: "application/zip" | "application/atom+xml" | "text/csv";
  /** Datasets whose change drops the cached answer; all by default. */
  madeOf?: readonly Dataset[];
  /**
   * A POST that changes nothing, which the app reads like a GET. Its transaction is read-only, unless `audits` says that
   * it is written down who looked.
   */
  reads?: true;
  /** For a change: the kinds of entries it adds to the audit log, or why it adds none. A test makes each change. */
  audits?: readonly AuditKind[] | { none: string };
  /** `optional`: anyone may call, and the handler checks the session, or signs the caller in or out. */
  session?: "optional";
  /** A success leaves no line in the log: its time would say when somebody was here. It is counted all the same. */
  unlogged?: true;
  /** Also open to somebody who has to add a second factor before anything else: it is part of adding one. */
  withoutSecondFactor?: true;
  /** The body is a file as it is, of type application/octet-stream, which the handler reads as a stream. */
  upload?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
};

/**
 * Header with the `stakeholderId` of the page's owner. A browser's tabs share one session: what one person typed in a
 * tab must not be saved as another who signed in elsewhere.
 */
export const SIGNED_IN_AS = "X-Signed-In-As";

/** Whether these actions open an endpoint of this access to somebody who is signed in. */
export function opens(access: Exclude<Access, "anyone">, held: ReadonlySet<ActionName>): boolean {
  if (access === "signed-in") return true;
  if ("anyOf" in access) return access.anyOf.some((action) => held.has(action));
  return access.every((action) => held.has(action));
}

/** Keeps the literal types, so that routes, mocks and the app's calls are typed by it. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Parsed<E, Part extends "params" | "query" | "body"> = E extends {
  [P in Part]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;
type Sent<E, Part extends "params" | "query" | "body"> = E extends { [P in Part]: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;

/** What the handler receives, after parsing. */
export type Input<E extends Endpoint> = {
  params: Parsed<E, "params">;
  query: Parsed<E, "query">;
  body: Parsed<E, "body">;
};

/** What a caller sends, before parsing. */
export type Call<E extends Endpoint> = {
  params: Sent<E, "params">;
  query: Sent<E, "query">;
  body: Sent<E, "body">;
};

export type Answer<E extends Endpoint> = z.output<E["response"]>;
/** What a handler may return: the response schema drops undeclared fields. */
export type Returned<E extends Endpoint> = z.input<E["response"]>;
