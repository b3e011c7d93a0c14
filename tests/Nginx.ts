import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { findFreePort } from "./bench/freePort.ts";

const PROGRAM = "/usr/sbin/nginx";
export const hasNginx = existsSync(PROGRAM);

const EXAMPLE_HOST = "gbvf.example";
const deploy = fileURLToPath(new URL("../deploy", import.meta.url));

/** Debian's nginx with the project's own configuration, in front of two processes. */
export class Nginx {
  /** Has the host name of the configuration, which an AddressedClient with `certificate` can reach. */
  readonly url: string;
  readonly httpPort: number;
  readonly certificate: string;
  readonly certificatePath: string;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(
    ports: { http: number; tls: number },
    certificate: string,
    nginxProcess: ChildProcess,
    folder: string,
    name: string,
  ) {
    this.url = `https://${name}:${ports.tls}`;
    this.certificatePath = getCertificatePath(folder);
    this.httpPort = ports.http;
    this.certificate = certificate;
    this.#process = nginxProcess;
    this.#folder = folder;
  }

  /**
   * @param processes addresses of the two processes, e.g. `http://127.0.0.1:40123`
   * @param name host name; processes that send requests to nginx can resolve only `localhost`
   * @param isImpatient waits only one second for slow clients and hung processes, so that tests are fast
   * @param hasLowRateLimit refuses a network after ten reads, and reads its address from `X-Test-Address` if it is sent
   */
  static async start(
    processes: readonly [string, string],
    {
      isImpatient = false,
      hasLowRateLimit = false,
      name = EXAMPLE_HOST,
    }: { isImpatient?: boolean; hasLowRateLimit?: boolean; name?: string } = {},
  ): Promise<Nginx> {
    const folder = await mkdtemp(join(tmpdir(), "gbvf-nginx-"));
    // root starts nginx, and its workers run as another user.
    await chmod(folder, 0o755);
    await cp(join(deploy, "failures"), join(folder, "failures"), { recursive: true });
    const certificate = await createCertificate(folder, name);
    const ports = { http: await findFreePort(), tls: await findFreePort() };
    const bodyKinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const originalConfiguration = await readFile(join(deploy, "nginx.conf"), "utf8");
    // This machine may have no IPv6.
    const configuration = replaceEach(originalConfiguration.replaceAll(/^\s*listen \[::\].*\n/gm, ""), {
      "worker_processes     auto;": "worker_processes 1;",
      "pid  /run/nginx.pid;": `pid ${folder}/pid;`,
      "http {\n": `http {\n${bodyKinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n")}\n`,
      "listen 80": `listen 127.0.0.1:${ports.http}`,
      "listen 443": `listen 127.0.0.1:${ports.tls}`,
      "/etc/letsencrypt/live/gbvf.example": folder,
      [EXAMPLE_HOST]: name,
      "root /etc/nginx;": `root ${folder};`,
      "127.0.0.1:8081": new URL(processes[0]).host,
      "127.0.0.1:8082": new URL(processes[1]).host,
      "/var/lib/nginx/gbvf": `${folder}/cache`,
      "/var/log/nginx/gbvf.log": `${folder}/error.log`,
      ...(isImpatient && {
        "client_header_timeout 5s;": "client_header_timeout 1s;",
        "proxy_read_timeout        8s;": "proxy_read_timeout 1s;",
        "proxy_read_timeout 30s;": "proxy_read_timeout 1s;",
      }),
      ...(hasLowRateLimit && {
        "rate=600r/s;": "rate=1r/m;",
        "burst=1200 nodelay;": "burst=9 nodelay;",
        "server_tokens off;":
          "server_tokens off; set_real_ip_from 127.0.0.0/8; real_ip_header X-Test-Address;",
      }),
    });
    await writeFile(join(folder, "nginx.conf"), configuration);
    const nginxProcess = spawn(
      PROGRAM,
      ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "start.log"), "-g", "daemon off;"],
      { stdio: "inherit" },
    );
    const nginx = new Nginx(ports, certificate, nginxProcess, folder, name);
    await nginx.#waitUntilListening(ports.tls);
    return nginx;
  }

  async #waitUntilListening(port: number): Promise<void> {
    while (this.#process.exitCode === null) {
      const socket = createConnection(port, "127.0.0.1");
      const isOpen = await once(socket, "connect").then(
        () => true,
        () => false,
      );
      socket.destroy();
      if (isOpen) return;
      await delay(20);
    }
    throw new Error(`nginx does not start: ${await readFile(join(this.#folder, "start.log"), "utf8")}`);
  }

  async readLogs(): Promise<string> {
    const logs = ["error.log", "start.log"].map((name) => readFile(join(this.#folder, name), "utf8"));
    return (await Promise.all(logs)).join("");
  }

  /** Reads the cached pages by their keys, decompressed. */
  async readCopies(): Promise<Map<string, string>> {
    const entries = await readdir(join(this.#folder, "cache"), { recursive: true, withFileTypes: true });
    // nginx may replace a file after it was listed.
    const files = entries.filter((entry) => entry.isFile() && !/\.\d+$/.test(entry.name));
    const copies = files.map(({ parentPath, name }) => readFile(join(parentPath, name)).catch(() => null));
    return new Map(
      (await Promise.all(copies)).flatMap((copy) => (copy === null ? [] : [parseCachedPage(copy)])),
    );
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      this.#process.kill("SIGTERM");
      await once(this.#process, "exit");
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}

const getCertificatePath = (folder: string) => join(folder, "fullchain.pem");

async function createCertificate(folder: string, site: string): Promise<string> {
  const path = getCertificatePath(folder);
  const fileOptions = ["-keyout", join(folder, "privkey.pem"), "-out", path, "-days", "2", "-nodes"];
  const nameOptions = ["-subj", `/CN=${site}`, "-addext", `subjectAltName=DNS:${site}`];
  const keyOptions = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  execFileSync("openssl", ["req", "-x509", ...keyOptions, ...fileOptions, ...nameOptions], {
    stdio: "ignore",
  });
  return readFile(path, "utf8");
}

function replaceEach(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((text, [pattern, replacement]) => {
    if (!text.includes(pattern)) throw new Error(`deploy/nginx.conf no longer contains “${pattern}”.`);
    return text.replaceAll(pattern, replacement);
  }, text);
}

function parseCachedPage(copy: Buffer): [key: string, page: string] {
  const headLength = copy.indexOf("\r\n\r\n");
  const head = copy.subarray(0, headLength).toString("latin1");
  const body = copy.subarray(headLength + 4);
  const [, key = ""] = /\nKEY: (.*)\n/.exec(head) ?? [];
  const [, encoding] = /\r\ncontent-encoding: (\w+)/i.exec(head) ?? [];
  const page = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
  return [key, page.toString()];
}
