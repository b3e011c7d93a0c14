import { counted } from "../lib/text/counted.ts";
import type { RejectsFile } from "./RejectsFile.ts";

const REASONS_SHOWN = 20;

export function reasonLines({ reasons }: RejectsFile): string[] {
  const ordered = [...reasons].toSorted(([, a], [, b]) => b - a);
  const lines = ordered
    .slice(0, REASONS_SHOWN)
    .map(([reason, count]) => `  ${counted(count, "row")}: ${reason}`);
  const others = ordered.length - REASONS_SHOWN;
  return others > 0 ? [...lines, `  and ${counted(others, "other reason")}`] : lines;
}
