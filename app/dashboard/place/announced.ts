import type { ApiState } from "../../lib/useApi.ts";

/** After choosing a place or a filter: first that figures are loading, then which ones are shown. */
export function announced(
  heading: string,
  chosenOptions: readonly string[],
  { data, error }: Pick<ApiState<unknown>, "data" | "error">,
): string {
  // Failures are announced where they are shown.
  if (error !== undefined) return "";
  if (data === undefined) return `Loading ${heading}`;
  return chosenOptions.length === 0 ? heading : `${heading}. Only: ${chosenOptions.join(", ")}.`;
}
