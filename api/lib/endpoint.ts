import type { z } from "zod";
import type { ActionName } from "./actions.ts";
import type { AuditKind } from "./auditKinds.ts";
import type { Dataset } from "./datasets.ts";

/**
 * Who may call an endpoint: anyone, anyone signed in, or those who hold every action named.
 * It is the only declaration of an endpoint's access; the wrapper and the tests read it.
 */
export type Access = "anyone" | "signed-in" | readonly ActionName[];

export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path-to-regexp syntax: `:name` for a parameter, `{/:name}` for an optional one. */
  path: `/api/${string}`;
  access: Access;
  /** `public`: the same answer for everybody, kept and compressed once per data version. Only on GETs for anyone. */
  cache?: "public";
  /** What a kept answer is made of: it is dropped when that changes. Of everything, unless it says so. */
  madeOf?: readonly Dataset[];
  /** A POST that changes nothing: its transaction is read-only, and the app reads it as it reads a GET. */
  reads?: true;
  /** Of a change: the kinds of lines that it adds to the audit log, or why it adds none. A test makes each change. */
  audits?: readonly AuditKind[] | { none: string };
  /** `optional`: anyone may call, and the handler asks whether the caller is signed in, or signs them in or out. */
  session?: "optional";
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
};

/**
 * The header with whose page a call comes from, by their `stakeholderId`. Browsers share one session among their tabs:
 * what somebody typed in one must not be saved in the name of whoever signed in in another.
 */
export const SIGNED_IN_AS = "X-Signed-In-As";

/** Declares one endpoint. Its literal types are kept, so that routes, mocks and the app's calls are typed by it. */
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

/** What a caller gets. */
export type Answer<E extends Endpoint> = z.output<E["response"]>;
/** What a handler may return: the response schema drops what it does not declare. */
export type Returned<E extends Endpoint> = z.input<E["response"]>;
