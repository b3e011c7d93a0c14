const NO_LENGTH = "h0";

/** True for a single point between two gaps. */
export const isLone = (run: string) => run.endsWith(NO_LENGTH);

/**
 * Returns a path for each run of points. A single point is a line of length 0, which a round cap draws as a
 * dot.
 */
export function findRuns(
  points: readonly { index: number; x: number; y: number }[],
  isBreak: (index: number) => boolean = () => false,
): string[] {
  const runs: string[] = [];
  let last = Number.NaN;
  for (const { index, x, y } of points) {
    const at = `${round(x)} ${round(y)}`;
    if (index === last + 1 && !isBreak(index)) runs.push(`${runs.pop()}L${at}`);
    else runs.push(`M${at}${NO_LENGTH}`);
    last = index;
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
    const wide =
      only && rest.length === 0
        ? [
            { ...only, x: only.x - 3 },
            { ...only, x: only.x + 3 },
          ]
        : run;
    const upper = wide.map(({ x, upper: y }) => `${round(x)} ${round(y)}`);
    const lower = wide.toReversed().map(({ x, lower: y }) => `${round(x)} ${round(y)}`);
    return `M${[...upper, ...lower].join("L")}Z`;
  });
}

export const round = (pixels: number) => Math.round(pixels * 10) / 10;
