import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import type { ReactNode } from "react";
import { TextColumn } from "../../layouts/TextColumn.tsx";
import { useFilters } from "../../lib/useFilters.ts";
import { useTitle } from "../../lib/useTitle.ts";

export interface NotReadyProps {
  title: string;
  /** The map that shows something; that of the chosen filters where it is left out. */
  mapHref?: string;
  /** What will be here. */
  children: ReactNode;
}

/** A page that is not built yet: it says what will be here, and where the figures can be seen meanwhile. */
export function NotReady({ title, mapHref, children }: NotReadyProps) {
  const { linkTo } = useFilters();
  useTitle(title);
  return (
    <TextColumn>
      <h1>{title}</h1>
      <p>{children}</p>
      <p>
        <Link href={mapHref ?? linkTo("map")} variant="primary">
          See the figures on the map
        </Link>
      </p>
    </TextColumn>
  );
}
