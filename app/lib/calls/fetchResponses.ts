import { type State, unstable_serialize } from "swr";
import { ApiError } from "./ApiError.ts";
import { type CallKey, sendKey } from "./sendCall.ts";

/** As SWR's cache has them. @throws {ApiError} if one fails that may succeed later */
export async function fetchResponses(keys: readonly CallKey[]): Promise<Map<string, State>> {
  const fetchOne = async (key: CallKey): Promise<[string, State]> => {
    const state = await sendKey(key).then((data) => ({ data }), stateOf);
    return [unstable_serialize(key), state];
  };
  return new Map(await Promise.all(keys.map(fetchOne)));
}

function stateOf(error: unknown): State {
  if (!(error instanceof ApiError) || error.isPassing) throw error;
  return { error };
}
