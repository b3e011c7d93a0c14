import { z } from "zod";

/** Sent back when saving; a stale one is refused with 409. */
export const Version = z.number().int().min(1);
