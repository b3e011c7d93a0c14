import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "./freePort.ts";

export type Origin = { url: string; count: () => number; stop: () => void };

/** Divides lifetimes in answers by `pace`, so that a cache sees a day go by that much faster. */
export async function countingOrigin(server: string, pace: number): Promise<Origin> {
  let count = 0;
  const origin: Server = createServer((asked, answer) => {
    count += 1;
    const passed = request(server + asked.url, { method: asked.method, headers: asked.headers }, (found) => {
      const headers = { ...found.headers };
      const lifetime = headers["cache-control"];
      delete headers["x-accel-expires"];
      if (lifetime !== undefined)
        headers["cache-control"] = lifetime.replace(/=(\d+)/g, (_, seconds: string) =>
          Number(seconds) > 31_000_000 ? `=${seconds}` : `=${Math.floor(Number(seconds) / pace)}`,
        );
      answer.writeHead(found.statusCode ?? 502, headers);
      found.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  origin.listen(0, "127.0.0.1");
  await once(origin, "listening");
  return {
    url: `http://127.0.0.1:${(origin.address() as AddressInfo).port}`,
    count: () => count,
    stop: () => {
      origin.closeAllConnections();
      origin.close();
    },
  };
}

const configuration = (folder: string, port: number, origin: string) => `
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n  ")}
  proxy_cache_path ${folder}/kept levels=1:2 keys_zone=public:10m max_size=200m inactive=1d use_temp_path=off;
  map $http_accept_encoding $packing { ~\bbr\b br; default identity; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${origin};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Accept-Encoding $packing;
      proxy_cache public;
      proxy_cache_key "$request_uri $packing";
      proxy_cache_revalidate on;
      proxy_cache_lock on;
      proxy_cache_background_update on;
      proxy_cache_use_stale updating error timeout;
    }
  }
}`;

/** Like a CDN, it knows nothing else of the product. */
export async function startCache(folder: string, origin: string): Promise<{ url: string; stop: () => void }> {
  const own = join(folder, "cache");
  await mkdir(own);
  await chmod(folder, 0o755);
  const port = await freePort();
  await writeFile(join(own, "nginx.conf"), configuration(own, port, origin));
  const errors = join(own, "error.log");
  const child = spawn("/usr/sbin/nginx", [
    "-p",
    own,
    "-c",
    join(own, "nginx.conf"),
    "-e",
    errors,
    "-g",
    "daemon off;",
  ]);
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    const isOpen = await fetch(`${url}/readyz`).then(
      () => true,
      () => false,
    );
    if (isOpen) return { url, stop: () => child.kill("SIGTERM") };
    await delay(50);
  }
  throw new Error(`nginx does not start: ${await readFile(errors, "utf8")}`);
}
