import type { ApiError } from "../../../lib/calls/ApiError.ts";
import { problemText } from "../../../lib/form/problemText.ts";

/** These words if the server did not answer. */
export const orElse = (words: string) => (error: ApiError) =>
  error.status === 0 ? words : problemText(error);
