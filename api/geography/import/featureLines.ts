/** The opening of a feature, wherever its `type` stands among its members. */
const FEATURE_TYPE = /"type"\s*:\s*"Feature"/g;

/**
 * The line on which each feature has its `type`. Undefined where it cannot be told, which is where the text holds
 * such a mark elsewhere too, in a name for instance.
 */
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
