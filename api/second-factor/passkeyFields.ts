import { z } from "zod";

const Base64Url = z
  .string()
  .regex(/^[\w-]*$/, "What the passkey sent could not be read")
  .max(8192);
const Extensions = z.record(z.string().max(100), z.unknown());
const Attachment = z.enum(["platform", "cross-platform"]);
const Transports = z.array(z.string().max(30)).max(10);

const Credential = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: Transports.optional(),
});
const UserVerification = z.enum(["discouraged", "preferred", "required"]);

export const PasskeyCreation = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.enum(["discouraged", "preferred", "required"]),
    userVerification: UserVerification,
  }),
  attestation: z.literal("none"),
});

export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: UserVerification,
  allowCredentials: z.array(Credential),
});

const credentialFields = {
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal("public-key"),
  clientExtensionResults: Extensions,
  authenticatorAttachment: Attachment.optional(),
};

export const NewPasskey = z.strictObject({
  ...credentialFields,
  response: z.strictObject({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    authenticatorData: Base64Url.optional(),
    transports: Transports.optional(),
    publicKeyAlgorithm: z.int32().optional(),
    publicKey: Base64Url.optional(),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const PasskeyAssertion = z.strictObject({
  ...credentialFields,
  response: z.strictObject({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

export const PasskeyName = z.strictObject({
  name: z
    .string({ error: "Name is required" })
    .trim()
    .min(1, "Name is required")
    .max(60, "At most 60 characters"),
});
