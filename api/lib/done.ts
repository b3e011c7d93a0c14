import { z } from "zod";

/** The answer to a change that was made. */
export const Done = z.object({ success: z.literal(true), message: z.string() });

/** `return done("Saved")`, or with more that the contract declares. */
export function done(message: string): { success: true; message: string } {
  return { success: true, message };
}
