import { createHash } from "node:crypto";

export const contentHash = (content: Buffer): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);

export const formatEtag = (content: Buffer): string => `"${contentHash(content)}"`;
