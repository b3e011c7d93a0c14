const NO_LENGTH = "h0";

/** True for a single point between two gaps. */
export const isSinglePoint = (run: string) => run.endsWith(NO_LENGTH);

/**
 * Returns a path for each run of points. A single point is a line of length 0, which a round cap draws as a
 * dot.
 */
export function findRuns(
  points: readonly { index: number; x: number; y: number }[],
  isBreak: (index: number) => boolean = () => false,
): string[] {
  const runs: string[] = [];
  let lastIndex = Number.NaN;
  for (const { index, x, y } of points) {
    const position = `${roundPx(x)} ${roundPx(y)}`;
    if (index === lastIndex + 1 && !isBreak(index)) runs.push(`${runs.pop()}L${position}`);
    else runs.push(`M${position}${NO_LENGTH}`);
    lastIndex = index;
  }
  return runs;
}

type Edge = { index: number; x: number; lower: number; upper: number };

/** Draws a single interval as wide as a stroke. */
export function getBands(edges: readonly Edge[], isBreak: (index: number) => boolean): string[] {
  const runs: Edge[][] = [];
  for (const edge of edges) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1)?.index === edge.index - 1 && !isBreak(edge.index)) run.push(edge);
    else runs.push([edge]);
  }
  return runs.map((run) => {
    const [only, ...rest] = run;
    const edgesToDraw =
      only && rest.length === 0
        ? [
            { ...only, x: only.x - 3 },
            { ...only, x: only.x + 3 },
          ]
        : run;
    const upper = edgesToDraw.map(({ x, upper: y }) => `${roundPx(x)} ${roundPx(y)}`);
    const lower = edgesToDraw.toReversed().map(({ x, lower: y }) => `${roundPx(x)} ${roundPx(y)}`);
    return `M${[...upper, ...lower].join("L")}Z`;
  });
}

export const roundPx = (pixels: number) => Math.round(pixels * 10) / 10;
