import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import type { ReactNode } from "react";
import { TextPage } from "../../layouts/TextPage.tsx";
import { useFilters } from "../../lib/useFilters.ts";
import { useTitle } from "../../lib/useTitle.ts";

export interface ComingPageProps {
  title: string;
  /** The map that shows something; that of the chosen filters where it is left out. */
  mapHref?: string;
  /** What will be here. */
  children: ReactNode;
}

/** A page that is not built yet: it says what will be here, and where the figures can be seen meanwhile. */
export function ComingPage({ title, mapHref, children }: ComingPageProps) {
  const { linkTo } = useFilters();
  useTitle(title);
  return (
    <TextPage>
      <h1>{title}</h1>
      <p>{children}</p>
      <p>
        <Link href={mapHref ?? linkTo("map")} variant="primary">
          See the figures on the map
        </Link>
      </p>
    </TextPage>
  );
}
