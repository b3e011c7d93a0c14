import { SecondFactorKind } from "@gbvf/api/second-factor/contract.ts";
import { z } from "zod";

/** Only the history stores it. */
const OtpState = z.object({
  userType: z.literal([1, 2, 3]),
  email: z.string(),
  count: z.number(),
  /** The code, outside production. */
  devOtp: z.string().optional(),
});
export type OtpState = z.infer<typeof OtpState>;

const ResetState = OtpState.pick({ userType: true, email: true });
export type ResetState = z.infer<typeof ResetState>;

export const parseOtpState = (state: unknown): OtpState | null => OtpState.safeParse(state).data ?? null;

export const parseResetState = (state: unknown): ResetState | null =>
  ResetState.safeParse(state).data ?? null;

const SecondFactorState = z.object({
  secondFactor: z.array(SecondFactorKind),
  notice: z.string().optional(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

export const parseSecondFactorState = (state: unknown): SecondFactorState | null =>
  SecondFactorState.safeParse(state).data ?? null;

const Notice = z.object({ notice: z.string() });

export const parseNotice = (state: unknown): string | undefined => Notice.safeParse(state).data?.notice;
