import pino, { type DestinationStream, type Logger } from "pino";
import { loggedError } from "./loggedError.ts";

/** Errors under `err` go through `loggedError`. */
export const makeLogger = (level: string, output: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: (error: unknown) => loggedError(error) } }, output);
