import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { placePage } from "../../lib/paths.ts";

/** To all that matters about a place, on one sheet. */
export const OnePageLink = ({ boundaryId, name }: { boundaryId: number; name: string }) => (
  <Link href={placePage(boundaryId)}>One page about {name}</Link>
);
