import { USER_TYPES } from "@gbvf/api/auth/contract.ts";
import { SecondFactorKind } from "@gbvf/api/second-factor/contract.ts";
import { useIsHydrating } from "@gbvf/ui/tokens/useIsServerRendered.ts";
import { useLocation } from "react-router-dom";
import { z } from "zod";

/** The state is only in the browser's history, never in the address. */
const OtpState = z.object({
  userType: z.literal([1, 2, 3]),
  email: z.string(),
  sentCodes: z.number(),
  /** The one-time code, which the API returns outside production only. */
  devOtp: z.string().optional(),
});
export type OtpState = z.infer<typeof OtpState>;

const ResetState = OtpState.pick({ userType: true, email: true });
export type ResetState = z.infer<typeof ResetState>;

/** @param stateWhileHydrating used because the server does not know the browser's history */
function useNavigationState<State>(schema: z.ZodType<State>, stateWhileHydrating: State): State | null {
  const isHydrating = useIsHydrating();
  return schema.safeParse(useLocation().state).data ?? (isHydrating ? stateWhileHydrating : null);
}

export const useOtpState = () =>
  useNavigationState<OtpState>(OtpState, { userType: USER_TYPES.NewUser, email: "", sentCodes: 1 });

export const useResetState = () =>
  useNavigationState<ResetState>(ResetState, { userType: USER_TYPES.ResetPassword, email: "" });

const SecondFactorState = z.object({
  secondFactor: z.array(SecondFactorKind),
  notice: z.string().optional(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

export const parseSecondFactorState = (state: unknown): SecondFactorState | null =>
  SecondFactorState.safeParse(state).data ?? null;

const Notice = z.object({ notice: z.string() });

export const parseNotice = (state: unknown): string | undefined => Notice.safeParse(state).data?.notice;
