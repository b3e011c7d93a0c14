import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What the answer file holds, as JSON. `body` is in base64. */
export type Answer = { headers: Record<string, string>; body: string };

const answer: Answer = JSON.parse(readFileSync(process.argv[2] as string, "utf8"));
const body = Buffer.from(answer.body, "base64");

const server = createServer((_request, response) => {
  response.writeHead(200, answer.headers).end(body);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
