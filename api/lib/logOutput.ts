import pino from "pino";

const BATCH_CHARS = 16_384;

/** `flush` writes what is pending, `flushSync` does so before the process ends. */
export type LogOutput = pino.DestinationStream & { flush(): void; flushSync(): void };

/**
 * Standard output, in batches that do not delay answers. Lines are gathered here, because pino's own buffer measures
 * its whole content again with each line, which costs more than the line.
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
