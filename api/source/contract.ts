import { z } from "zod";

/** The source of figures or facts. `capturedOn` is the day they were imported or last checked, ISO 8601. */
export const FigureSource = z.object({
  description: z.string(),
  url: z.string().nullable(),
  capturedOn: z.iso.date(),
  isDemonstration: z.boolean(),
  /** Further sources of the same figures: files that corrected or completed them. */
  besides: z.array(z.string()).optional(),
});
export type FigureSource = z.infer<typeof FigureSource>;
