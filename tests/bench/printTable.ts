import { cpus, totalmem } from "node:os";
import type { Row } from "./Measurement.ts";

export function describeMachine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${first?.model.trim() ?? "unknown processor"}, ${cpus().length} cores, ${memory} GB memory, Node ${process.version}`;
}

const COLUMNS: readonly [title: string, cell: (row: Row) => string][] = [
  ["what", ({ what }) => what],
  ["measured", ({ measured }) => measured],
  ["baseline", ({ baseline }) => baseline],
  ["ratio", ({ ratio }) => ratio],
  ["limit", ({ limit }) => limit],
  ["met?", ({ isMet }) => (isMet === null ? "" : isMet ? "yes" : "NO")],
];

export function tableOf(rows: readonly Row[]): string {
  const lines = [
    COLUMNS.map(([title]) => title),
    COLUMNS.map(() => ""),
    ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row))),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? "").length)));
  return lines
    .map((cells, index) => {
      const padded = cells.map((cell, column) =>
        index === 1 ? "-".repeat(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      );
      return `| ${padded.join(" | ")} |`;
    })
    .join("\n");
}
