import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";

export interface ListRank {
  position: number;
  isShared: boolean;
  /** "2nd", "joint 2nd" */
  words: string;
}

export interface RankMarkProps {
  /** Null for what is not ranked. */
  rank: ListRank | null;
}

/**
 * "2", or "=2", which is read aloud as "joint 2nd".
 *
 * - **When:** A place among places, such as 2nd of 9.
 * - **When not:** An order without ties or measure.
 */
export function RankMark({ rank }: RankMarkProps) {
  if (rank === null) return null;
  if (!rank.isShared) return rank.position;
  return (
    <>
      <span aria-hidden title={rank.words}>
        ={rank.position}
      </span>
      <VisuallyHidden>{rank.words}</VisuallyHidden>
    </>
  );
}
