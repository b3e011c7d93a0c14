import { once } from "node:events";
import { stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, createConnection } from "node:net";
import { text } from "node:stream/consumers";
import { connect as tlsConnect } from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "../../api/shared/http/problem.ts";
import { AddressedClient } from "../AddressedClient.ts";
import { hasNginx, Nginx } from "../Nginx.ts";

if (!hasNginx) console.log("Skipped: nginx's configuration; nginx is missing.");

const SLOW_CLIENTS = 1500;
const ADDRESS = "127.3.0.1";

/** Responds as one of two API processes, or hangs. */
class FakeServer {
  readonly server: Server;
  isHung = false;
  isBusy = false;
  requests: string[] = [];

  constructor(name: string) {
    this.server = createServer((request, response) => {
      this.requests.push(`${request.method} ${request.url}`);
      if (this.isHung) return;
      if (this.isBusy) return void response.writeHead(503).end("busy");
      // Help pages allow caching in the same way.
      const { url = "" } = request;
      if (/^\/(zu\/)?home\/contact/.test(url)) response.setHeader("X-Accel-Expires", "1");
      const language = url.startsWith("/zu/") ? ", isiZulu" : "";
      response.end(
        `${name}${language}${url.includes("boundaryId=7") ? ", place 7" : ""}${url.includes("town=") ? ", with town" : ""}`,
      );
    });
  }

  async start(): Promise<string> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

describe.skipIf(!hasNginx)("nginx's configuration", () => {
  let fakeServers: [FakeServer, FakeServer];
  let nginx: Nginx;
  let client: AddressedClient;

  const startServers = async (hasLowRateLimit = false) => {
    fakeServers = [new FakeServer("first"), new FakeServer("second")];
    nginx = await Nginx.start([await fakeServers[0].start(), await fakeServers[1].start()], {
      isImpatient: true,
      hasLowRateLimit,
    });
    client = new AddressedClient(ADDRESS, nginx.certificate);
  };
  const stopServers = async () => {
    client.disconnect();
    await nginx.stop();
    for (const each of fakeServers) each.stop();
  };
  const requests = () => fakeServers.flatMap((each) => each.requests);
  const get = (path: string) => client.send("GET", nginx.url + path);

  describe("with two processes", () => {
    beforeAll(() => startServers());
    afterAll(stopServers);
    afterEach(() => {
      for (const each of fakeServers) each.requests = [];
    });

    test("responds over TLS, redirects plain HTTP to TLS, and refuses other host names", async () => {
      expect((await get("/home")).body).toMatch(/^(first|second)$/);
      const origin = `http://gbvf.example:${nginx.httpPort}`;
      const redirect = await client.send("GET", `${origin}/home?boundaryId=7`);
      expect([redirect.status, redirect.headers.location]).toEqual([
        301,
        "https://gbvf.example/home?boundaryId=7",
      ]);
      await expect(client.send("GET", origin, undefined, { Host: "other.example" })).rejects.toThrow();
      const port = Number(new URL(nginx.url).port);
      const otherHost = tlsConnect({ port, host: "127.0.0.1", servername: "other.example" });
      await expect(once(otherHost, "secureConnect")).rejects.toThrow(/unrecognized name/);
    });

    test("S24 logs neither addresses nor requests of clients", async () => {
      const ACCESS_LOG = "/var/log/nginx/access.log";
      const getSize = async (path: string) => (await stat(path).catch(() => ({ size: 0 }))).size;
      const before = await getSize(ACCESS_LOG);
      await get("/home/directory?secret");
      const origin = `http://127.0.0.1:${nginx.httpPort}/secret`;
      await expect(client.send("GET", origin)).rejects.toThrow();
      const port = Number(new URL(nginx.url).port);
      const garbage = createConnection({ port, host: "127.0.0.1", localAddress: ADDRESS });
      garbage.end("GET /secret HTTP/1.1\r\n\r\n");
      garbage.resume();
      await once(garbage, "close");
      expect(await nginx.readLogs()).not.toMatch(/secret|127\.3\./);
      expect(await getSize(ACCESS_LOG)).toBe(before);
    });

    test.each(["/readyz", "//READYZ/", "/%72eadyz", "/x/..%2Freadyz", "/Metrics?x"])(
      "S32 responds 404 to %s, which is for the operator only",
      async (path) => {
        expect((await get(path)).status).toBe(404);
        expect(requests()).toEqual([]);
      },
    );

    test("S28 serves others while one address sends slow headers, and disconnects that address", async () => {
      const open: Promise<unknown>[] = [];
      const closed: Promise<unknown>[] = [];
      for (let i = 0; i < SLOW_CLIENTS; i += 1) {
        const port = i % 2 === 0 ? nginx.httpPort : Number(new URL(nginx.url).port);
        const socket = createConnection({ port, host: "127.0.0.1", localAddress: "127.3.0.2" });
        socket.on("error", () => undefined);
        // The beginning of a request, or of a TLS handshake.
        socket.write(i % 2 === 0 ? "GET / HTTP/1.1\r\nHost: " : "\u0016");
        socket.resume();
        open.push(new Promise((connected) => socket.once("connect", connected)));
        closed.push(new Promise((ended) => socket.once("close", ended)));
      }
      await Promise.all(open);
      expect((await get("/home")).status).toBe(200);
      expect((await get("/api/crime/stats")).status).toBe(200);
      await Promise.all(closed);
    });

    test("S28 responds 413 to a file too large, in the product's words and before it is sent", async () => {
      const size = { "Content-Length": "70000000" };
      const refused = await client.send("POST", `${nginx.url}/api/import/upload`, {}, size);
      expect(refused.status).toBe(413);
      expect(Problem.parse(JSON.parse(refused.body)).message).toMatch(/too large. Nothing has changed/);
      expect(requests()).toEqual([]);
    });

    test.each([
      ["is too large", "POST", "/home/contact", { "Content-Length": "2000000" }, 413],
      ["has a length that is not a number", "POST", "/home", { "Content-Length": "x" }, 400],
      ["has a malformed address", "GET", "/home/%zz", {}, 400],
      ["has a method that nginx refuses", "TRACE", "/home", {}, 405],
    ])(
      "S32 responds with the product's own page or error body when a request %s",
      async (_, method, path, headers, status) => {
        const body = method === "POST" ? {} : undefined;
        const refused = await client.send(method, nginx.url + path, body, headers);
        expect([refused.status, refused.headers["content-type"]]).toEqual([
          status,
          "text/html; charset=utf-8",
        ]);
        expect(refused.body).toContain('href="tel:0800428428"');
        expect(refused.body).not.toContain("<center>nginx");
        if (method !== "POST") return;
        const response = await client.send(method, `${nginx.url}/api/auth/register`, body, headers);
        expect([response.status, Problem.parse(JSON.parse(response.body)).success]).toEqual([status, false]);
        expect(requests()).toEqual([]);
      },
    );

    test.each([["/home"], ["/api/auth/register"]])(
      "S32 refuses overlong headers or an overlong address of %s in the product's words over HTTP/1.1",
      async (path) => {
        for (const [line, status] of [
          [`GET ${path}?${"x".repeat(9000)} HTTP/1.1`, 414],
          [`GET ${path} HTTP/1.1\r\nX-Long: ${"x".repeat(9000)}`, 400],
        ] as const) {
          const response = await sendLines(nginx, [line, "Host: gbvf.example", "Connection: close"]);
          expect(response).toContain(`HTTP/1.1 ${status} `);
          expect(response).not.toContain("<center>nginx");
        }
      },
    );

    test("forwards a POST to a page whose copy it serves to GET requests", async () => {
      expect((await client.send("POST", `${nginx.url}/home/contact`, {})).status).toBe(200);
      expect(requests()).toEqual(["POST /home/contact"]);
    });

    test("S28 responds 429 to too many changes from one address, in the product's words", async () => {
      const responses = await Promise.all(
        Array.from({ length: 90 }, () => client.send("POST", `${nginx.url}/api/auth/register`, {})),
      );
      const refused = responses.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(20);
      expect(Problem.parse(JSON.parse(refused[0]?.body ?? "")).code).toBe("too-many-requests");
      expect(refused[0]?.headers).toMatchObject({
        "retry-after": "5",
        "content-type": "application/json; charset=utf-8",
      });
      const page = (
        await Promise.all(Array.from({ length: 90 }, () => client.send("POST", `${nginx.url}/home`, {})))
      ).find(({ status }) => status === 429);
      expect(page?.body).toContain("Please wait a moment");
      expect(page?.body).toContain('href="tel:0800428428"');
    });
  });

  describe("with processes that hang or are gone", () => {
    beforeAll(() => startServers());
    afterAll(stopServers);

    test("does not cache a town's help page, and does not serve its municipality's copy for it", async () => {
      const place = "/home/contact?boundaryId=7";
      const getBody = async (path: string) => (await get(path)).body;
      expect(await getBody(`${place}&town=Ritchie`)).toMatch(/, with town$/);
      expect(await getBody(place)).toMatch(/, place 7$/);
      expect(await getBody(`${place}&town=Ritchie`)).toMatch(/, with town$/);
    });

    test("repeats a GET without a response at the other process, and does not repeat a change", async () => {
      fakeServers[0].isHung = true;
      const sendMany = () => Promise.all(Array.from({ length: 8 }, () => get("/api/crime/stats")));
      expect((await sendMany()).map(({ body }) => body)).toEqual(Array(8).fill("second"));
      // nginx sends no more requests to the hung process.
      fakeServers[0].requests = [];
      await sendMany();
      expect(fakeServers[0].requests).toEqual([]);

      fakeServers[1].isHung = true;
      fakeServers[1].requests = [];
      const change = await client.send("POST", `${nginx.url}/api/auth/register`, {});
      expect(
        [...fakeServers[0].requests, ...fakeServers[1].requests].filter((each) => each.startsWith("POST")),
      ).toHaveLength(1);
      expect(change.status).toBe(504);
      expect(Problem.parse(JSON.parse(change.body)).message).toMatch(/may or may not have been saved/);
    });

    test("S27 S32 without a process, responds to pages with the emergency numbers and to API requests with the error body", async () => {
      for (const each of fakeServers) each.stop();
      const page = await get("/home?boundaryId=7");
      expect(page.status).toBe(502);
      expect(page.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      });
      expect(page.headers["content-security-policy"]).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(page.body).toContain('<a href="tel:10111">10111</a>');
      expect(page.body).toContain('<a href="tel:0800428428">0800\u00A0428\u00A0428</a>');
      const response = await get("/api/crime/stats");
      expect(response.status).toBe(502);
      expect(Problem.parse(JSON.parse(response.body))).toMatchObject({
        code: "unavailable",
        message: "The service is not available for a moment. Please try again.",
      });
    });

    test.each([
      ["/api/import/upload", 3_000_000, /may or may not have been saved/],
      ["/api/buildingblock/uploadSheet", 1_500_000, /may or may not have been saved/],
      ["/api/auth/register", 10, /may or may not have been saved/],
      ["/api/healthcheck/surveyResponse", 10, /is not available for a moment. Please try again/],
    ])(
      "S32 S41 without a process, responds to a file or a form sent to %s whether it can be sent again",
      async (path, bytes, message) => {
        const response = await client.send("POST", nginx.url + path, "x".repeat(bytes));
        expect(response.status).toBe(502);
        expect(Problem.parse(JSON.parse(response.body)).message).toMatch(message);
      },
    );
  });

  describe("with processes that are slow", () => {
    beforeAll(() => startServers());
    afterAll(stopServers);

    test("S49 still uses a process after a slow response, and both processes after many", async () => {
      fakeServers[0].isHung = true;
      await Promise.all([get("/api/crime/stats"), get("/api/crime/stats")]);
      fakeServers[0].isHung = false;
      const responses = await Promise.all(Array.from({ length: 4 }, () => get("/home")));
      expect(new Set(responses.map(({ body }) => body))).toEqual(new Set(["first", "second"]));

      for (const each of fakeServers) each.isHung = true;
      await Promise.all(Array.from({ length: 20 }, () => get("/api/crime/stats")));
      for (const each of fakeServers) each.isHung = false;
      expect((await get("/home")).status).toBe(200);
    });
  });

  describe("over the limit of a network", () => {
    beforeAll(() => startServers(true));
    afterAll(stopServers);
    const getFrom = async (address: string, path: string) => {
      const { status, body } = await client.send("GET", nginx.url + path, undefined, {
        "X-Test-Address": address,
      });
      return `${status} ${body}`;
    };

    test("S51 refuses pages in the product's words, treats a /64 of IPv6 as one network, and serves other networks", async () => {
      const sendMany = (network: string) =>
        Promise.all(Array.from({ length: 20 }, (_, at) => getFrom(`${network}${at + 1}`, "/home")));
      const countServed = (responses: string[]) => responses.filter((each) => each.startsWith("200")).length;
      const networkResponses = await sendMany("2001:db8:0:1::");
      expect(countServed(networkResponses)).toBe(10);
      expect(networkResponses.find((each) => each.startsWith("429"))).toContain('href="tel:0800428428"');
      expect(await getFrom("2001:db8:0:1:f:f:f:f", "/home")).toMatch(/^429/);
      expect(await getFrom("2001:db8:0:2::1", "/home")).toMatch(/^200/);
      expect(countServed(await sendMany("198.51.100."))).toBe(20);
    });

    test("S51 serves nginx's copy of a help page, or the country's page, with few requests to the processes", async () => {
      const LIMITED_ADDRESS = "203.0.113.1";
      const country = await getFrom("198.51.100.31", "/home/contact");
      const place = await getFrom("198.51.100.32", "/home/contact?boundaryId=7");
      for (let at = 0; at < 10; at += 1) await getFrom(LIMITED_ADDRESS, "/home");
      expect(await getFrom(LIMITED_ADDRESS, "/home")).toMatch(/^429/);
      fakeServers.forEach((each) => {
        each.requests = [];
      });
      expect(await getFrom(LIMITED_ADDRESS, "/home/contact?boundaryId=7")).toBe(place);
      for (const search of ["?boundaryId=8", "?place=secret", "?boundaryId=7&place=secret", ""])
        expect(await getFrom(LIMITED_ADDRESS, `/home/contact${search}`)).toMatch(
          /^200 (first|second)(, place 7)?$/,
        );
      expect(await getFrom(LIMITED_ADDRESS, "/home/contact?boundaryId=8")).toMatch(/^200 (first|second)$/);
      expect(country).toMatch(/^200 (first|second)$/);
      // No page of this language has a copy yet.
      expect(await getFrom(LIMITED_ADDRESS, "/zu/home/contact?boundaryId=8")).toMatch(/^200 \w+, isiZulu$/);
      expect(await getFrom(LIMITED_ADDRESS, "/api/directory/help?boundaryId=8")).toMatch(
        /^200 (first|second)$/,
      );
      const countryPages = ["/home/contact", "/zu/home/contact", "/api/directory/help"];
      expect(requests().filter((each) => !countryPages.includes(each.slice("GET ".length)))).toEqual([]);
    });

    test("S51 serves the copy of a help page if the process responds 503", async () => {
      const place = await getFrom("198.51.100.41", "/home/contact?boundaryId=7");
      await getFrom("198.51.100.42", "/home/contact");
      for (const each of fakeServers) each.isBusy = true;
      await expect.poll(() => getFrom("198.51.100.43", "/home/contact?boundaryId=7")).toBe(place);
      for (const search of ["?boundaryId=8", "?place=secret", ""])
        expect(await getFrom("198.51.100.44", `/home/contact${search}`)).toMatch(/^200 (first|second)$/);
      expect(await getFrom("198.51.100.45", "/home")).toBe("503 busy");
    });
  });

  describe("with processes that have stopped", () => {
    beforeAll(() => startServers());
    afterAll(stopServers);

    test("serves the last copies of help pages, and caches no search", async () => {
      const getEncoded = (path: string, encoding: string) =>
        client.send("GET", nginx.url + path, undefined, { "Accept-Encoding": encoding });
      const country = await getEncoded("/home/contact", "gzip, deflate, br");
      const place = await getEncoded("/home/contact?boundaryId=7&boundaryTypeId=3", "gzip, deflate, br");
      expect([country.body, place.body]).toEqual([
        expect.stringMatching(/^(first|second)$/),
        expect.stringMatching(/, place 7$/),
      ]);
      const inZulu = await getEncoded("/zu/home/contact", "br");
      const placeInZulu = await getEncoded("/zu/home/contact?boundaryId=7", "br");
      await getEncoded("/home/contact?place=secret", "br");
      for (const each of fakeServers) each.stop();
      // Another browser formats its Accept-Encoding header differently.
      const getFromOtherBrowser = async (search: string, language = "") => {
        const { status, body } = await getEncoded(
          `${language}/home/contact${search}`,
          "br;q=1.0, gzip;q=0.8",
        );
        return [status, body];
      };
      await expect.poll(() => getFromOtherBrowser("?boundaryId=7")).toEqual([200, place.body]);
      for (const search of ["", "?place=secret", "?boundaryId=8", "?boundaryId=x"])
        expect(await getFromOtherBrowser(search)).toEqual([200, country.body]);
      expect(placeInZulu.body).toMatch(/, isiZulu, place 7$/);
      expect(await getFromOtherBrowser("?boundaryId=7", "/zu")).toEqual([200, placeInZulu.body]);
      for (const search of ["", "?place=secret", "?boundaryId=8"])
        expect(await getFromOtherBrowser(search, "/zu")).toEqual([200, inZulu.body]);
      expect((await getFromOtherBrowser("", "/xh"))[0]).toBe(502);
      expect(JSON.stringify([...(await nginx.readCopies())])).not.toMatch(/secret|127\.3\./);
    });
  });
});

/** Sends a raw HTTP/1.1 request, to which nginx responds with other error pages than over HTTP/2. */
async function sendLines(nginx: Nginx, lines: readonly string[]): Promise<string> {
  const port = Number(new URL(nginx.url).port);
  const socket = tlsConnect({
    port,
    host: "127.0.0.1",
    servername: "gbvf.example",
    ca: nginx.certificate,
    ALPNProtocols: ["http/1.1"],
  });
  socket.write([...lines, "", ""].join("\r\n"));
  return text(socket);
}
