import pino from "pino";

const BATCH_CHARS = 16_384;

/** Where log lines go. What was not written yet is, on `flush`, and before the process ends on `flushSync`. */
export type LogOutput = pino.DestinationStream & { flush(): void; flushSync(): void };

/**
 * Standard output, in batches and off the path of the answers. Lines are gathered here, for pino's own buffer
 * measures everything that it holds again with each line, which costs more than the line.
 */
export function logOutput(): LogOutput {
  const output = pino.destination({ dest: 1, sync: false });
  let lines = "";
  const flush = () => {
    if (lines !== "") output.write(lines);
    lines = "";
  };
  return {
    write: (line) => {
      lines += line;
      if (lines.length >= BATCH_CHARS) flush();
    },
    flush,
    flushSync: () => {
      flush();
      output.flushSync();
    },
  };
}
