import type { Endpoints } from "../../contract.ts";
import { DEMONSTRATION_PASSWORD } from "../../seeds/demonstration/users.ts";
import type { Browser } from "../Browser.ts";
import { addAuthenticator } from "./authenticator.ts";
import { SoftPasskey } from "./SoftPasskey.ts";

const USER = "tworoles@demo.example";

type SignIn = (username: string) => Promise<Browser>;
type Made = Partial<Record<keyof Endpoints, () => Promise<number>>>;

/** Each change succeeds once and leaves its user without a second factor. */
export function secondFactorChanges(signedIn: SignIn, now: Date): Made {
  const remove = async (own: Browser) => (await own.send("DELETE", "/api/auth/totp")).status;
  const site = { rpId: "localhost", origin: "http://localhost:8080" };
  const addPasskey = async (own: Browser) => {
    const asked = (await own.postJson("/api/auth/passkey/begin")) as unknown as { challenge: string };
    const passkey = new SoftPasskey().make(asked, site);
    return (await own.postJson("/api/auth/passkey/add", { name: "Phone", passkey })).status;
  };
  const removePasskey = async (own: Browser) => {
    const { passkeys } = await (await own.get("/api/auth/second-factors")).json();
    const { passkeyId } = passkeys[0];
    return (await own.send("DELETE", `/api/auth/passkey?passkeyId=${passkeyId}`)).status;
  };
  return {
    "POST /api/security/resetSecondFactor": async () => {
      const own = await signedIn(USER);
      const { user } = await own.postJson("/api/auth/userAuthenticated");
      await addAuthenticator(own, now);
      const { stakeholderId } = user as { stakeholderId: number };
      const administrator = await signedIn("admin@demo.example");
      return (await administrator.post("/api/security/resetSecondFactor", { stakeholderId })).status;
    },
    "POST /api/auth/passkey/add": async () => {
      const own = await signedIn(USER);
      const status = await addPasskey(own);
      await removePasskey(own);
      return status;
    },
    "DELETE /api/auth/passkey": async () => {
      const own = await signedIn(USER);
      await addPasskey(own);
      return removePasskey(own);
    },
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
