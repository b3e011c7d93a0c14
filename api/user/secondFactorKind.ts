import { z } from "zod";

export const SecondFactorKind = z.enum(["passkey", "totp"]);
export type SecondFactorKind = z.infer<typeof SecondFactorKind>;
