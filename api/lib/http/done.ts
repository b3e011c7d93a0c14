import { z } from "zod";

export const Done = z.object({ success: z.literal(true), message: z.string() });

export function done(message: string): { success: true; message: string } {
  return { success: true, message };
}
