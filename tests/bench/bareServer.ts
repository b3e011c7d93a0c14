import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** `body` is in base64. */
export type FixedResponse = { headers: Record<string, string>; body: string };

let headers: Record<string, string> = {};
let body = Buffer.alloc(0);

const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
});

process.on("message", (responseFile: string) => {
  const response: FixedResponse = JSON.parse(readFileSync(responseFile, "utf8"));
  headers = response.headers;
  body = Buffer.from(response.body, "base64");
  process.send?.("taken");
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
