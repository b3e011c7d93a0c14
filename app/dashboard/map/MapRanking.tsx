import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { lazy } from "react";
import { LazyOnScroll } from "../themes/LazyOnScroll.tsx";
import type { PlaceAnswer } from "../themes/PlaceAnswer.ts";
import type { RankedAreasProps } from "./RankedAreas.tsx";

const RankedAreas = lazy(async () => ({ default: (await import("./RankedAreas.tsx")).RankedAreas }));

/** Every area by name, for the small ones have none on the map. */
export function MapRanking<Answer extends PlaceAnswer>(props: RankedAreasProps<Answer>) {
  const { lines, focusId } = props.drawn;
  const count = lines.features.length;
  if (focusId !== null || count < 2) return null;
  return (
    <LazyOnScroll
      key={lines.containingBoundaryId}
      outline={<Skeleton height={`calc(2rem + ${Math.min(count, 11)} * var(--size-target))`} />}
    >
      <RankedAreas {...props} />
    </LazyOnScroll>
  );
}
