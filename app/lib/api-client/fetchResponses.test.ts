import { unstable_serialize } from "swr";
import { expect, test } from "vitest";
import { ApiError } from "./ApiError.ts";
import { computeDigest, parseResponses } from "./fetchResponses.ts";
import { SwrCache } from "./SwrCache.ts";

const key = ["GET /api/releases", "/api/releases"] as const;
const name = unstable_serialize(key);

test("a state that SWR stores again with its key stays the same object, a changed one does not", () => {
  const cache = parseResponses(JSON.stringify([[name, { data: [1] }]]));
  const storedState = cache.get(name);
  expect(storedState).toMatchObject({ data: [1], _k: key });
  cache.set(name, { ...storedState, ...{ _k: key } });
  expect(cache.get(name)).toBe(storedState);
  cache.set(name, { ...storedState, isLoading: true });
  expect(cache.get(name)).toEqual({ ...storedState, isLoading: true });
});

test("a request with a body that only reads is stored with its key", () => {
  const read = ["POST /api/security/getAuditLog", "/api/security/getAuditLog", { pageNumber: 1 }] as const;
  const cache = new SwrCache();
  cache.set(unstable_serialize(read), { data: 1, ...{ _k: read } });
  expect(cache.get(unstable_serialize(read))).toEqual({ data: 1, _k: read });
});

test("the digest is the same for the same responses in any order, and differs for other responses", () => {
  const [response, notFound] = [{ data: { rate: 1.5 } }, { error: new ApiError(404) }];
  const digest = computeDigest([response, notFound]);
  expect(computeDigest([notFound, response])).toBe(digest);
  expect(computeDigest([{ data: { rate: 1.6 } }, notFound])).not.toBe(digest);
  expect(computeDigest([response, { error: new ApiError(400) }])).not.toBe(digest);
});
