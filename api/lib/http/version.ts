import { z } from "zod";

export const Version = z.int32().min(1);
