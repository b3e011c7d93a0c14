import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { expect } from "vitest";
import type { NewPasskey, PasskeyAssertion } from "../../second-factor/passkeyFields.ts";
import { codeAt, computeStep } from "../../second-factor/totp.ts";
import { DEMONSTRATION_PASSWORD } from "../../seeds/demonstration/users.ts";
import type { Browser } from "../Browser.ts";
import type { ChangeTests, SignIn } from "../ChangeTests.ts";

const USER = "tworoles@demo.example";

/** Each change succeeds once, and leaves no second factor. */
export function secondFactorChanges(signedIn: SignIn, now: Date): ChangeTests {
  const remove = async (userBrowser: Browser) => (await userBrowser.send("DELETE", "/api/auth/totp")).status;
  const addAndRemoveApp = async () => {
    const userBrowser = await signedIn(USER);
    await addAuthenticator(userBrowser, now);
    return remove(userBrowser);
  };
  const site = { rpId: "localhost", origin: "http://localhost:8080" };
  const addPasskey = async (userBrowser: Browser) => {
    const passkeyRequest = (await userBrowser.postJson("/api/auth/passkey/begin")) as unknown as {
      challenge: string;
    };
    const passkey = new SoftPasskey().make(passkeyRequest, site);
    return (await userBrowser.postJson("/api/auth/passkey/add", { name: "Phone", passkey })).status;
  };
  const removePasskey = async (userBrowser: Browser) => {
    const { passkeys } = await (await userBrowser.get("/api/auth/second-factors")).json();
    const { passkeyId } = passkeys[0];
    return (await userBrowser.send("DELETE", `/api/auth/passkey?passkeyId=${passkeyId}`)).status;
  };
  return {
    "POST /api/security/resetSecondFactor": async (send) => {
      const userBrowser = await signedIn(USER);
      const { user } = await userBrowser.postJson("/api/auth/userAuthenticated");
      await addAuthenticator(userBrowser, now);
      const { stakeholderId } = user as { stakeholderId: number };
      return send(await signedIn("admin@demo.example"), { stakeholderId });
    },
    "POST /api/auth/passkey/add": async () => {
      const userBrowser = await signedIn(USER);
      const status = await addPasskey(userBrowser);
      await removePasskey(userBrowser);
      return status;
    },
    "DELETE /api/auth/passkey": async () => {
      const userBrowser = await signedIn(USER);
      await addPasskey(userBrowser);
      return removePasskey(userBrowser);
    },
    "POST /api/auth/verify-second-factor": async (send) => {
      const userBrowser = await signedIn(USER);
      const { recoveryCodes } = await addAuthenticator(userBrowser, now);
      await userBrowser.signIn(USER, DEMONSTRATION_PASSWORD);
      const status = await send(userBrowser, { factor: { kind: "recovery", code: recoveryCodes[0] } });
      await remove(userBrowser);
      return status;
    },
    "POST /api/auth/totp/confirm": addAndRemoveApp,
    "DELETE /api/auth/totp": addAndRemoveApp,
    "POST /api/auth/recovery-codes": async (send) => {
      const userBrowser = await signedIn(USER);
      await addAuthenticator(userBrowser, now);
      const status = await send(userBrowser);
      await remove(userBrowser);
      return status;
    },
  };
}

export class Authenticator {
  readonly #key: Buffer;

  constructor(key: string) {
    const bits = [...key].map((character) =>
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(character).toString(2).padStart(5, "0"),
    );
    const bytes = bits.join("").match(/.{8}/g) ?? [];
    this.#key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  }

  codeAt(now: Date, stepOffset = 0): string {
    return codeAt(this.#key, computeStep(now) + stepOffset);
  }
}

export async function addAuthenticator(
  userBrowser: Browser,
  now: Date,
): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const begun = await userBrowser.postJson("/api/auth/totp/begin");
  const app = new Authenticator(begun.key as string);
  const added = await userBrowser.postJson("/api/auth/totp/confirm", { code: app.codeAt(now) });
  expect(added).toMatchObject({ status: 200, success: true });
  return { app, recoveryCodes: added.recoveryCodes as string[] };
}

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

type Site = { rpId: string; origin: string };
type Challenge = { challenge: string };

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
/** Encodes text in the shortest form of CBOR. */
const encodeText = (value: string) => Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);
const encodeBytes = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data]);

export class SoftPasskey {
  #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  #id = randomBytes(16);
  #counter = 0;
  readonly #hasCounter: boolean;

  constructor({ hasCounter = true } = {}) {
    this.#hasCounter = hasCounter;
  }

  copy(): SoftPasskey {
    const copy = new SoftPasskey({ hasCounter: this.#hasCounter });
    copy.#keys = this.#keys;
    copy.#id = this.#id;
    copy.#counter = this.#counter;
    return copy;
  }

  make({ challenge }: Challenge, site: Site): NewPasskey {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const coordinate = (value: string) => encodeBytes(Buffer.from(value, "base64url"));
    // The key of ES256 on P-256: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      coordinate(x),
      Buffer.from([0x22]),
      coordinate(y),
    ]);
    const credential = [Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, key];
    const authData = Buffer.concat([this.#authData(site, USER_PRESENT | HAS_CREDENTIAL), ...credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      encodeText("fmt"),
      encodeText("none"),
      encodeText("attStmt"),
      Buffer.from([0xa0]),
      encodeText("authData"),
      encodeBytes(authData),
    ]);
    const response = {
      clientDataJSON: clientData("webauthn.create", challenge, site).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    };
    return { ...this.#getIds(), response };
  }

  sign({ challenge }: Challenge, site: Site): PasskeyAssertion {
    if (this.#hasCounter) this.#counter += 1;
    const client = clientData("webauthn.get", challenge, site);
    const authData = this.#authData(site, USER_PRESENT);
    const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), this.#keys.privateKey);
    const response = {
      clientDataJSON: client.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: signature.toString("base64url"),
    };
    return { ...this.#getIds(), response };
  }

  #getIds() {
    const id = this.#id.toString("base64url");
    return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  }

  #authData({ rpId }: Site, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }
}

const clientData = (type: string, challenge: string, { origin }: Site): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
