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

process.on("message", (answerFile: string) => {
  const answer: FixedResponse = JSON.parse(readFileSync(answerFile, "utf8"));
  headers = answer.headers;
  body = Buffer.from(answer.body, "base64");
  process.send?.("taken");
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
