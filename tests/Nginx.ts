import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "./bench/freePort.ts";

const PROGRAM = "/usr/sbin/nginx";
export const hasNginx = existsSync(PROGRAM);

const site = fileURLToPath(new URL("../deploy/nginx.conf", import.meta.url));

/** Debian's nginx with the project's own configuration, in front of two processes, for the length of a test. */
export class Nginx {
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(url: string, started: ChildProcess, folder: string) {
    this.url = url;
    this.#process = started;
    this.#folder = folder;
  }

  /** @param processes where the two processes listen, e.g. `http://127.0.0.1:40123` */
  static async start(processes: readonly [string, string]): Promise<Nginx> {
    const folder = await mkdtemp(join(tmpdir(), "gbvf-nginx-"));
    // Its workers are another user where it is started by root.
    await chmod(folder, 0o755);
    const port = await freePort();
    const adapted = replaceEach(await readFile(site, "utf8"), {
      "listen 80 default_server;": `listen 127.0.0.1:${port} default_server;`,
      "listen 80;": `listen 127.0.0.1:${port};`,
      "server_name gbvf.example;": "server_name 127.0.0.1;",
      "127.0.0.1:8081": new URL(processes[0]).host,
      "127.0.0.1:8082": new URL(processes[1]).host,
      "/var/log/nginx/gbvf.log": `${folder}/error.log`,
    });
    const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const configuration = `
      pid ${folder}/pid;
      worker_processes 1;
      events { worker_connections 1024; }
      http {
        ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n")}
        ${adapted}
      }`;
    await writeFile(join(folder, "nginx.conf"), configuration);
    const started = spawn(
      PROGRAM,
      ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "start.log"), "-g", "daemon off;"],
      { stdio: "inherit" },
    );
    const nginx = new Nginx(`http://127.0.0.1:${port}`, started, folder);
    await nginx.#untilListening(port);
    return nginx;
  }

  async #untilListening(port: number): Promise<void> {
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

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      this.#process.kill("SIGTERM");
      await once(this.#process, "exit");
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function replaceEach(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((standing, [found, written]) => {
    if (!standing.includes(found)) throw new Error(`deploy/nginx.conf no longer says “${found}”.`);
    return standing.replaceAll(found, written);
  }, text);
}
