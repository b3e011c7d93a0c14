import { z } from "zod";

/** `capturedOn`: imported or last checked, ISO 8601. */
export const FigureSource = z.object({
  description: z.string(),
  url: z.string().nullable(),
  capturedOn: z.iso.date(),
  isDemonstration: z.boolean(),
  besides: z.array(z.string()).optional(),
});
export type FigureSource = z.infer<typeof FigureSource>;
