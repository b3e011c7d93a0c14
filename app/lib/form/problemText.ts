import type { ApiError } from "../ApiError.ts";

/** What a refusal says of a form as a whole: its errors joined, or its message where it names none. */
export function problemText({ errors, message }: ApiError): string {
  return errors.length === 0 ? message : errors.map(({ description }) => description).join(" -- ");
}

/** The same with the message before it and each error's code, as the profile tells it. */
export function codedProblemText({ errors, message, status }: ApiError): string {
  if (status === 0) return `Error updating profile: ${message}`;
  const listed = errors.map(({ code, description }) => `${code}: ${description}`).join(" -- ");
  return listed === "" ? message : `${message} ${listed}`;
}
