import { z } from "zod";

export const FileResponse = z.object({
  fileName: z.string().regex(/^[a-z0-9-]+\.[a-z]+$/),
  /** Metadata for a `Link` header. */
  describedBy: z.string().optional(),
  bytes: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
});
export type FileResponse = z.infer<typeof FileResponse>;
