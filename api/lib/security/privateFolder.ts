import { chmodSync, mkdirSync } from "node:fs";

export const PRIVATE_FILE = 0o600;

export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}
