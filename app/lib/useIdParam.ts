import { useParams } from "react-router-dom";

/** The id that stands in the address: `/view-user/:id/`. Null where what stands there is no id. */
export function useIdParam(name: string): number | null {
  const text = useParams()[name] ?? "";
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
