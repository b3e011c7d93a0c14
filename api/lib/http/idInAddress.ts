import { z } from "zod";

/** `7`, but not `07`, `+7`, `7.0` or ` 7`, which would each be cached. */
export const idInAddress = (least: number, most: number) =>
  z
    .union([z.number(), z.string().regex(SPELLING).transform(Number)])
    .pipe(z.number().int().min(least).max(most));

const SPELLING = /^(0|[1-9]\d*)$/;

export const MAX_INTEGER = 2_147_483_647;
export const MAX_SMALLINT = 32_767;
