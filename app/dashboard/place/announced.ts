import type { ApiState } from "../../lib/useApi.ts";

/** What is said once a place or a filter was chosen: that its figures are on their way, then which are there. */
export function announced(
  heading: string,
  chosenOptions: readonly string[],
  { data, error }: Pick<ApiState<unknown>, "data" | "error">,
): string {
  // What failed says so itself.
  if (error !== undefined) return "";
  if (data === undefined) return `Loading ${heading}`;
  return chosenOptions.length === 0 ? heading : `${heading}. Only: ${chosenOptions.join(", ")}.`;
}
