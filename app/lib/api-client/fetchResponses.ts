import { type State, unstable_serialize } from "swr";
import { ApiError } from "./ApiError.ts";
import { SwrCache } from "./SwrCache.ts";
import { fetchByKey, type RequestKey } from "./sendRequest.ts";

/** @throws {ApiError} if a request fails in a way that a retry may mend */
export async function fetchResponses(keys: Iterable<RequestKey>): Promise<SwrCache> {
  const fetchOne = async (key: RequestKey): Promise<[string, State]> => {
    const state = await fetchByKey(key).then((data) => ({ data }), getState);
    return [unstable_serialize(key), state];
  };
  return new SwrCache(await Promise.all([...keys].map(fetchOne)));
}

/**
 * Returns a sum that does not depend on the order of the responses. Uses FNV-1a,
 * <http://www.isthe.com/chongo/tech/comp/fnv/>.
 */
export function computeDigest(states: Iterable<State>): number {
  let sum = 0;
  for (const { data, error } of states) {
    const text = JSON.stringify(data ?? error?.status);
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index++)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    sum = (sum + hash) >>> 0;
  }
  return sum;
}

/** Parses the responses that the server wrote into its page. */
export const parseResponses = (json: string): SwrCache =>
  new SwrCache(
    (JSON.parse(json) as [string, SerializedState][]).map(([name, state]) => [name, toState(state)]),
  );

type SerializedState = { data: unknown } | { status: number };

export const parseState = (json: string): State => toState(JSON.parse(json));

const toState = (serialized: SerializedState): State =>
  "data" in serialized ? serialized : { error: new ApiError(serialized.status) };

function getState(error: unknown): State {
  if (!(error instanceof ApiError) || error.isTransient) throw error;
  return { error };
}
