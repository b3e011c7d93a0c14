import { z } from "zod";

/** 1 in progress, 2 rejected, 3 approved. */
export const VerificationStatus = z.literal([1, 2, 3]);
