import type { ApiError } from "../api-client/ApiError.ts";

export function getErrorText({ errors, message }: ApiError): string {
  return errors.length === 0 ? message : errors.map(({ description }) => description).join(" -- ");
}

export function getCodedErrorText({ errors, message, status }: ApiError): string {
  if (status === 0) return `Error updating profile: ${message}`;
  const codedErrors = errors.map(({ code, description }) => `${code}: ${description}`).join(" -- ");
  return codedErrors === "" ? message : `${message} ${codedErrors}`;
}
