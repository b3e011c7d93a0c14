import { z } from "zod";

export const Problem = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  errors: z
    .array(z.object({ code: z.string(), description: z.string(), field: z.string().optional() }))
    .optional(),
  requestId: z.string(),
  changedBy: z.string().optional(),
  changedAt: z.iso.datetime().optional(),
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof Problem>;
