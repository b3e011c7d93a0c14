import { useParams } from "react-router-dom";

/** `/view-user/:id/`; null if it is no id. */
export function useIdParam(name: string): number | null {
  const text = useParams()[name] ?? "";
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
