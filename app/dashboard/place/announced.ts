import * as mapWords from "@gbvf/api/lib/words/map/english.ts";
import type { PageWords } from "@gbvf/ui/text/words.ts";
import type { ApiState } from "../../lib/calls/useApi.ts";

export function announced(
  heading: string,
  chosenOptions: readonly string[],
  { data, error }: Pick<ApiState<unknown>, "data" | "error">,
  { named, plain }: Pick<PageWords, "named" | "plain">,
): string {
  if (error !== undefined) return "";
  if (data === undefined) return named(mapWords.loadingPlace, heading);
  return chosenOptions.length === 0
    ? heading
    : `${heading}. ${plain(mapWords.only)} ${chosenOptions.join(", ")}.`;
}
