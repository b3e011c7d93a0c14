import { z } from "zod";

/** A stale version is refused with 409. */
export const Version = z.int32().min(1);
