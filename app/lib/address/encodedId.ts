import { useParams } from "react-router-dom";

/** Encodes the digits as base64url. This hides nothing. */
export const encodeId = (id: number): string => btoa(String(id)).replace(/=+$/, "");

export function decodeId(text: string | undefined): number | null {
  if (text === undefined || !/^[A-Za-z0-9_-]+$/.test(text)) return null;
  try {
    const digits = atob(text);
    return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : null;
  } catch {
    return null;
  }
}

/** Reads the id from the path `/view-user/:id/`; null if it is not an id. */
export function useIdParam(name: string): number | null {
  const text = useParams()[name] ?? "";
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
