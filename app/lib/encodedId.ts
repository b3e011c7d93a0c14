/** An id as it stands in some addresses: its digits in base64url. It hides nothing. */
export const encodeId = (id: number): string => btoa(String(id)).replace(/=+$/, "");

/** The id of an address; null where what stands there is none. */
export function decodeId(text: string | undefined): number | null {
  if (text === undefined || !/^[A-Za-z0-9_-]+$/.test(text)) return null;
  try {
    const digits = atob(text);
    return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : null;
  } catch {
    // What is not base64.
    return null;
  }
}
