import type { ApiError } from "../../lib/api-client/ApiError.ts";
import type { ApiState } from "../../lib/api-client/useApi.ts";

/** "Crime in Limpopo", "Crime in …" while loading, or "Crime" if the name could not be loaded. */
export function formatPlaceHeading(
  subject: string,
  placeName: string | undefined,
  states: readonly Pick<ApiState<unknown>, "error">[],
): string {
  const error: ApiError | undefined = states.find((state) => state.error !== undefined)?.error;
  if (placeName !== undefined && error?.status !== 404) return `${subject} in ${placeName}`;
  return error === undefined ? `${subject} in …` : subject;
}

export function formatAnnouncement(
  heading: string,
  chosenOptions: readonly string[],
  { data, error }: Pick<ApiState<unknown>, "data" | "error">,
): string {
  if (error !== undefined) return "";
  if (data === undefined) return `Loading ${heading}`;
  return chosenOptions.length === 0 ? heading : `${heading}. Only: ${chosenOptions.join(", ")}.`;
}
