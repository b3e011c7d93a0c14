import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer } from "node:tls";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporaryFile.ts";
import { fetchCertificate } from "./certificateEnd.ts";

test("reads the expiry of a certificate, also of a self-signed one, or null without one", async () => {
  const folder = temporaryFolder();
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const options = ["-keyout", key, "-out", cert, "-days", "10", "-subj", "/CN=localhost"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...options], { stdio: "ignore" });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = new URL(`https://localhost:${port}`);
  const end = await fetchCertificate(url);
  const days = ((end?.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(9.9);
  expect(days).toBeLessThan(10.1);
  const closed = once(server, "close");
  server.close();
  await closed;
  expect(await fetchCertificate(url)).toBeNull();
});
