import pino, { type DestinationStream, type Logger } from "pino";
import { serializeError } from "./serializeError.ts";

export const makeLogger = (level: string, output: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: (error: unknown) => serializeError(error) } }, output);

const BATCH_CHARS = 16_384;

type LogOutput = pino.DestinationStream & { flush(): void; flushSync(): void };

/** Buffers lines itself, because pino's buffer recomputes its size with every line. */
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
