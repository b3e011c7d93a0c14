import { type State, unstable_serialize } from "swr";
import { ApiError } from "./ApiError.ts";
import { fetchKey, type RequestKey } from "./sendRequest.ts";

/**
 * In the format of SWR's cache.
 * @throws {ApiError} for a passing failure
 */
export async function fetchResponses(keys: readonly RequestKey[]): Promise<Map<string, State>> {
  const fetchOne = async (key: RequestKey): Promise<[string, State]> => {
    const state = await fetchKey(key).then((data) => ({ data }), getState);
    return [unstable_serialize(key), state];
  };
  return new Map(await Promise.all(keys.map(fetchOne)));
}

/** The server wrote them into its page. */
export const parseResponses = (json: string): Map<string, State> =>
  new Map((JSON.parse(json) as [string, WrittenState][]).map(([name, state]) => [name, stateFrom(state)]));

type WrittenState = { data: unknown } | { status: number };

export const parseState = (json: string): State => stateFrom(JSON.parse(json));

const stateFrom = (written: WrittenState): State =>
  "data" in written ? written : { error: new ApiError(written.status) };

function getState(error: unknown): State {
  if (!(error instanceof ApiError) || error.isPassing) throw error;
  return { error };
}
