import { z } from "zod";

/** What can be asked for after the password; a recovery code replaces either. */
export const SecondFactorKind = z.enum(["passkey", "totp"]);
export type SecondFactorKind = z.infer<typeof SecondFactorKind>;
