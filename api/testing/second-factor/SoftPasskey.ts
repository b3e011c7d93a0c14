import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { MadePasskey, SignedByPasskey } from "../../second-factor/passkeyFields.ts";

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

type Site = { rpId: string; origin: string };
type Asked = { challenge: string };

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
/** CBOR's shortest form. */
const text = (words: string) => Buffer.concat([Buffer.from([0x60 | words.length]), Buffer.from(words)]);
const bytes = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data]);

export class SoftPasskey {
  #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  #id = randomBytes(16);
  #counter = 0;
  readonly #isCounting: boolean;

  constructor({ isCounting = true } = {}) {
    this.#isCounting = isCounting;
  }

  copy(): SoftPasskey {
    const copy = new SoftPasskey({ isCounting: this.#isCounting });
    copy.#keys = this.#keys;
    copy.#id = this.#id;
    copy.#counter = this.#counter;
    return copy;
  }

  make({ challenge }: Asked, site: Site): MadePasskey {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const coordinate = (value: string) => bytes(Buffer.from(value, "base64url"));
    // ES256 on P-256: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
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
      text("fmt"),
      text("none"),
      text("attStmt"),
      Buffer.from([0xa0]),
      text("authData"),
      bytes(authData),
    ]);
    const response = {
      clientDataJSON: clientData("webauthn.create", challenge, site).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    };
    return { ...this.#named(), response };
  }

  sign({ challenge }: Asked, site: Site): SignedByPasskey {
    if (this.#isCounting) this.#counter += 1;
    const client = clientData("webauthn.get", challenge, site);
    const authData = this.#authData(site, USER_PRESENT);
    const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), this.#keys.privateKey);
    const response = {
      clientDataJSON: client.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: signature.toString("base64url"),
    };
    return { ...this.#named(), response };
  }

  #named() {
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
