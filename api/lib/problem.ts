import { z } from "zod";

/** The one error body of every endpoint. `errors` names fields where the input was refused. */
export const Problem = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  errors: z
    .array(z.object({ code: z.string(), description: z.string(), field: z.string().optional() }))
    .optional(),
  requestId: z.string(),
  /** Of code `changed`: who saved first, and when, and what they saved in the shape in which it is read. */
  changedBy: z.string().optional(),
  changedAt: z.iso.datetime().optional(),
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof Problem>;
