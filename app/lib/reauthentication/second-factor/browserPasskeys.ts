import type {
  beginPasskey,
  NewPasskey,
  PasskeyAssertion,
  requestPasskeyChallenge,
} from "@gbvf/api/second-factor/contract.ts";
import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";

// Loads the library on the first press.
const loadLibrary = () => import("@simplewebauthn/browser");
type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** @throws the browser's `Error`, which `describePasskeyError` describes */
export async function signWithPasskey(
  challenge: ApiResponse<typeof requestPasskeyChallenge>,
): Promise<PasskeyAssertion> {
  const { startAuthentication } = await loadLibrary();
  const optionsJSON = challenge as Parameters<Library["startAuthentication"]>[0]["optionsJSON"];
  return { ...(await startAuthentication({ optionsJSON })), clientExtensionResults: {} };
}

/** @throws the browser's `Error`, which `describePasskeyError` describes */
export async function createPasskey(challenge: ApiResponse<typeof beginPasskey>): Promise<NewPasskey> {
  const { startRegistration } = await loadLibrary();
  const optionsJSON = challenge as Parameters<Library["startRegistration"]>[0]["optionsJSON"];
  return { ...(await startRegistration({ optionsJSON })), clientExtensionResults: {} };
}

export function describePasskeyError(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return "This device has a passkey for your account already.";
  if (name === "NotAllowedError" || name === "AbortError") {
    return "No passkey was used: the browser was stopped, or waited too long. Please try again.";
  }
  return "This browser cannot use passkeys here. Use another way.";
}
