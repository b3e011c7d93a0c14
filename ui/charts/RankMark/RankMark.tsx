import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import type { RootProps } from "../../tokens/RootProps.ts";

export interface ListRank {
  position: number;
  isShared: boolean;
  /** "2nd", "joint 2nd" */
  words: string;
}

export interface RankMarkProps extends RootProps<HTMLSpanElement> {
  /** Null if the place is not ranked. */
  rank: ListRank | null;
}

/**
 * "2", or "=2", which is read aloud as "joint 2nd".
 *
 * - **When:** A place among places, such as 2nd of 9.
 * - **When not:** An order without ties or measure.
 */
export function RankMark({ rank, ...root }: RankMarkProps) {
  if (rank === null) return null;
  if (!rank.isShared) return <span {...root}>{rank.position}</span>;
  return (
    <span {...root}>
      <span aria-hidden title={rank.words}>
        ={rank.position}
      </span>
      <VisuallyHidden>{rank.words}</VisuallyHidden>
    </span>
  );
}
