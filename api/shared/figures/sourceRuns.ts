/** Consecutive periods with the same sources. */
export interface SourceRun {
  description: string;
  first: string;
  last: string;
}

export function sourceRuns(
  periods: readonly { period: string; sources?: readonly string[] | undefined }[],
): SourceRun[] {
  const runs: SourceRun[] = [];
  for (const { period, sources = [] } of periods) {
    if (sources.length === 0) continue;
    const description = [...new Set(sources)].join(" and ");
    const run = runs.at(-1);
    if (run?.description === description) run.last = period;
    else runs.push({ description, first: period, last: period });
  }
  return runs.length > 1 ? runs : [];
}

/** "2005/06 to 2012/13: Institute for Security Studies; 2013/14: South African Police Service" */
export function describeMixedSource<Source extends { description: string; url: string | null }>(
  source: Source,
  runs: readonly SourceRun[],
): Source {
  if (runs.length === 0) return source;
  const description = runs
    .map((run) => `${[...new Set([run.first, run.last])].join(" to ")}: ${run.description}`)
    .join("; ");
  return { ...source, description, url: null, otherSources: [] };
}

/** Finds the periods before which a chart interrupts its line, because the source changes. */
export const findBreaks = (runs: readonly SourceRun[]): string[] => runs.slice(1).map(({ first }) => first);
