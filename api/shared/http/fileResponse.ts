import { z } from "zod";

export const FileResponse = z.object({
  /** Allows lowercase letters, digits and hyphens, and requires an extension. */
  fileName: z.string().regex(/^[a-z0-9-]+\.[a-z]+$/),
  /** The address of its metadata, for a `Link` header. */
  describedBy: z.string().optional(),
  bytes: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
});
export type FileResponse = z.infer<typeof FileResponse>;
