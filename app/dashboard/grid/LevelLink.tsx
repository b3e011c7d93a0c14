import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { to } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { boundaryWord } from "../place/boundaryWords.ts";
import type { PlaceAnswer } from "../themes/PlaceAnswer.ts";
import type { GridTheme } from "../themes/Theme.ts";
import { canListPrecincts, precinctsHref, useChosenPrecincts } from "./precincts.ts";

interface LevelLinkProps {
  theme: Pick<GridTheme<PlaceAnswer>, "hasPrecincts">;
  placeName: string | undefined;
}

export function LevelLink({ theme, placeName }: LevelLinkProps) {
  const { filters } = useFilters();
  const precincts = useChosenPrecincts(theme);
  if (!canListPrecincts(theme, filters.boundaryTypeId)) return null;
  if (precincts !== undefined)
    return <Link href={to("grid", filters)}>Show by {boundaryWord(Number(filters.boundaryTypeId) + 1)}</Link>;
  return <Link href={precinctsHref(filters)}>All police precincts of {placeName ?? ""}</Link>;
}
