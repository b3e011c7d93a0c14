import type { ApiState } from "../../lib/calls/useApi.ts";

export function announced(
  heading: string,
  chosenOptions: readonly string[],
  { data, error }: Pick<ApiState<unknown>, "data" | "error">,
): string {
  if (error !== undefined) return "";
  if (data === undefined) return `Loading ${heading}`;
  return chosenOptions.length === 0 ? heading : `${heading}. Only: ${chosenOptions.join(", ")}.`;
}
