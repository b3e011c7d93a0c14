import { z } from "zod";

export const Done = z.object({ success: z.literal(true), message: z.string() });

/** Example: `return done("Saved")`. */
export function done(message: string): { success: true; message: string } {
  return { success: true, message };
}
