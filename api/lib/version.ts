import { z } from "zod";

/** How often a row was saved. Whoever saves it sends the one that they read; a stale one is refused with 409. */
export const Version = z.number().int().min(1);
