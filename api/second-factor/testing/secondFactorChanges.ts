import type { Endpoints } from "../../contract.ts";
import type { Browser } from "../../lib/testing/Browser.ts";
import { DEMONSTRATION_PASSWORD } from "../../seeds/demonstration/users.ts";
import { addAuthenticator } from "./authenticator.ts";

const USER = "tworoles@demo.example";

type SignIn = (username: string) => Promise<Browser>;
type Made = Partial<Record<keyof Endpoints, () => Promise<number>>>;

/** Each change of a second factor, made once with success; each leaves its user without one. */
export function secondFactorChanges(signedIn: SignIn, now: Date): Made {
  const remove = async (own: Browser) => (await own.send("DELETE", "/api/auth/totp")).status;
  return {
    "POST /api/auth/verify-second-factor": async () => {
      const own = await signedIn(USER);
      const { recoveryCodes } = await addAuthenticator(own, now);
      await own.signIn(USER, DEMONSTRATION_PASSWORD);
      const factor = { kind: "recovery", code: recoveryCodes[0] };
      const { status } = await own.postJson("/api/auth/verify-second-factor", { factor });
      await remove(own);
      return status;
    },
    "POST /api/auth/totp/confirm": async () => {
      const own = await signedIn(USER);
      await addAuthenticator(own, now);
      return remove(own);
    },
    "DELETE /api/auth/totp": async () => {
      const own = await signedIn(USER);
      await addAuthenticator(own, now);
      return remove(own);
    },
    "POST /api/auth/recovery-codes": async () => {
      const own = await signedIn(USER);
      await addAuthenticator(own, now);
      const { status } = await own.post("/api/auth/recovery-codes");
      await remove(own);
      return status;
    },
  };
}
