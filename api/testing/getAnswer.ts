import { expect } from "vitest";
import { callUrl } from "../lib/http/callUrl.ts";
import type { Answer, Call, Endpoint } from "../lib/http/endpoint.ts";

type Part<E extends Endpoint, P extends "params" | "query"> = { [K in keyof Call<E>[P]]?: unknown };

/** By the contract: its address, and its answer parsed. */
export async function getAnswer<E extends Endpoint>(
  { url }: { url: string },
  endpoint: E,
  call: { params?: Part<E, "params">; query?: Part<E, "query"> } = {},
): Promise<Answer<E>> {
  const address = url + callUrl(`${endpoint.method} ${endpoint.path}`, call);
  const response = await fetch(address);
  expect(response.status, address).toBe(200);
  return endpoint.response.parse(await response.json()) as Answer<E>;
}
