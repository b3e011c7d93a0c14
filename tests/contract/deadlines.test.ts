import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { getDeadline, RESPONSE_DEADLINE_MS } from "../../api/lib/http/deadline.ts";
import { routes } from "../../api/routes.ts";

/** A busy process may begin a request late. */
const MARGIN_MS = 3000;

type Location = { name: string; timeoutMs: number };

async function readLocations(): Promise<Location[]> {
  const configuration = await readFile(
    fileURLToPath(new URL("../../deploy/nginx.conf", import.meta.url)),
    "utf8",
  );
  return [...configuration.matchAll(/^ {8}location (.+) \{\n([\s\S]*?)^ {8}\}/gm)].flatMap(
    ([, name = "", body = ""]) => {
      const timeout = /proxy_read_timeout\s+(\d+)s;/.exec(body);
      return timeout === null ? [] : [{ name, timeoutMs: Number(timeout[1]) * 1000 }];
    },
  );
}

/** Chooses as nginx does: an exact address, then a pattern, then the method. */
function getLocation(locations: readonly Location[], method: string, path: string): Location | undefined {
  const findLocation = (name: string) => locations.find((each) => each.name === name);
  const matching = locations.find(
    ({ name }) => name.startsWith("~ ") && new RegExp(name.slice(2)).test(path),
  );
  return findLocation(`= ${path}`) ?? matching ?? findLocation(method === "GET" ? "/" : "@change");
}

test("S49 every endpoint's deadline is shorter than nginx's timeout", async () => {
  const locations = await readLocations();
  const lateEndpoints = routes.flatMap(({ endpoint }) => {
    const timeoutMs = getLocation(locations, endpoint.method, endpoint.path)?.timeoutMs ?? 0;
    return getDeadline(endpoint) + MARGIN_MS <= timeoutMs ? [] : [`${endpoint.method} ${endpoint.path}`];
  });
  expect(lateEndpoints).toEqual([]);
  for (const name of ["/", "~ ^/((af|nr|nso|ss|st|tn|ts|ve|xh|zu)/)?home/contact$"]) {
    expect(locations.find((each) => each.name === name)?.timeoutMs).toBeGreaterThanOrEqual(
      RESPONSE_DEADLINE_MS + MARGIN_MS,
    );
  }
});
