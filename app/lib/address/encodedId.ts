import { useParams } from "react-router-dom";

/** Base64url of the digits; hides nothing. */
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

/** `/view-user/:id/`; null if no id. */
export function useIdParam(name: string): number | null {
  const text = useParams()[name] ?? "";
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
