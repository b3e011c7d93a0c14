import type { ApiError } from "../ApiError.ts";

/** A refusal's text for the whole form: its errors joined, or its message if there are none. */
export function problemText({ errors, message }: ApiError): string {
  return errors.length === 0 ? message : errors.map(({ description }) => description).join(" -- ");
}

/** The same with the message first and each error's code, as in the profile. */
export function codedProblemText({ errors, message, status }: ApiError): string {
  if (status === 0) return `Error updating profile: ${message}`;
  const listed = errors.map(({ code, description }) => `${code}: ${description}`).join(" -- ");
  return listed === "" ? message : `${message} ${listed}`;
}
