const FEATURE_TYPE = /"type"\s*:\s*"Feature"/g;

export function featureLines(text: string, featureCount: number): number[] | undefined {
  const lines: number[] = [];
  let line = 1;
  let from = 0;
  for (const { index } of text.matchAll(FEATURE_TYPE)) {
    for (let at = text.indexOf("\n", from); at !== -1 && at < index; at = text.indexOf("\n", at + 1))
      line += 1;
    from = index;
    lines.push(line);
  }
  return lines.length === featureCount ? lines : undefined;
}
