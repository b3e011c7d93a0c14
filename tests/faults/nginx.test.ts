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

if (!hasNginx) console.log("The site of nginx: not tested, for want of nginx.");

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

describe.skipIf(!hasNginx)("the site of nginx", () => {
  let fakeServers: [FakeServer, FakeServer];
  let nginx: Nginx;
  let client: AddressedClient;

  const begin = async (hasLowLimit = false) => {
    fakeServers = [new FakeServer("first"), new FakeServer("second")];
    nginx = await Nginx.start([await fakeServers[0].start(), await fakeServers[1].start()], {
      isImpatient: true,
      hasLowLimit,
    });
    client = new AddressedClient(ADDRESS, nginx.certificate);
  };
  const end = async () => {
    client.hangUp();
    await nginx.stop();
    for (const each of fakeServers) each.stop();
  };
  const requests = () => fakeServers.flatMap((each) => each.requests);
  const get = (path: string) => client.send("GET", nginx.url + path);

  describe("with two processes", () => {
    beforeAll(() => begin());
    afterAll(end);
    afterEach(() => {
      for (const each of fakeServers) each.requests = [];
    });

    test("responds over TLS, redirects plain requests there, and responds to no other name", async () => {
      expect((await get("/home")).body).toMatch(/^(first|second)$/);
      const origin = `http://gbvf.example:${nginx.httpPort}`;
      const moved = await client.send("GET", `${origin}/home?boundaryId=7`);
      expect([moved.status, moved.headers.location]).toEqual([301, "https://gbvf.example/home?boundaryId=7"]);
      await expect(client.send("GET", origin, undefined, { Host: "other.example" })).rejects.toThrow();
      const port = Number(new URL(nginx.url).port);
      const otherHost = tlsConnect({ port, host: "127.0.0.1", servername: "other.example" });
      await expect(once(otherHost, "secureConnect")).rejects.toThrow(/unrecognized name/);
    });

    test("S24 no log has the address or the request of a client", async () => {
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

    test.each([
      "/readyz",
      "/readyz/",
      "//readyz",
      "/READYZ",
      "/%72eadyz",
      "/x/..%2Freadyz",
      "/metrics",
      "/metrics/",
      "/Metrics?x",
    ])("S32 keeps %s to the operator", async (path) => {
      expect((await get(path)).status).toBe(404);
      expect(requests()).toEqual([]);
    });

    test("S28 one address with slow headers takes nobody's slot, and is disconnected", async () => {
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

    test.each([
      ["/api/import/upload", 70_000_000],
      ["/api/auth/register", 1_100_000],
    ])(
      "S28 refuses what is too large for %s in the product's words, before it has come",
      async (path, bytes) => {
        const size = { "Content-Length": String(bytes) };
        const refused = await client.send("POST", nginx.url + path, {}, size);
        expect(refused.status).toBe(413);
        expect(Problem.parse(JSON.parse(refused.body)).message).toMatch(/too large. Nothing has changed/);
        expect(requests()).toEqual([]);
      },
    );

    test.each([
      ["is too large", "POST", "/home/contact", { "Content-Length": "2000000" }, 413],
      ["has a length that is no number", "POST", "/home", { "Content-Length": "x" }, 400],
      ["has an address that is damaged", "GET", "/home/%zz", {}, 400],
      ["is a method that nginx refuses", "TRACE", "/home", {}, 405],
    ])(
      "S32 a page is answered with our own when what was sent %s",
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
      "S32 headers or an address of %s over the limit are refused in our words over HTTP/1.1",
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

    test("a page takes a change too, where it otherwise responds with a copy", async () => {
      expect((await client.send("POST", `${nginx.url}/home/contact`, {})).status).toBe(200);
      expect(requests()).toEqual(["POST /home/contact"]);
    });

    test("S28 too many changes from one address are refused in the product's words", async () => {
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
    beforeAll(() => begin());
    afterAll(end);

    test("a town's page of help is neither cached nor served from its place's copy", async () => {
      const place = "/home/contact?boundaryId=7";
      const buildBody = async (path: string) => (await get(path)).body;
      expect(await buildBody(`${place}&town=Ritchie`)).toMatch(/, with town$/);
      expect(await buildBody(place)).toMatch(/, place 7$/);
      expect(await buildBody(`${place}&town=Ritchie`)).toMatch(/, with town$/);
    });

    test("a query without a response is sent to the other; a change is not repeated", async () => {
      fakeServers[0].isHung = true;
      const sendMany = () => Promise.all(Array.from({ length: 8 }, () => get("/api/crime/stats")));
      expect((await sendMany()).map(({ body }) => body)).toEqual(Array(8).fill("second"));
      // It has been left out since.
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

    test("S27 S32 with none, pages have the emergency numbers, and requests the error body", async () => {
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
      ["/api/import/upload", 3_000_000],
      ["/api/buildingblock/uploadSheet", 1_500_000],
      ["/api/auth/register", 10],
    ])("S32 with none, who sends a file or a form to %s reads so", async (path, bytes) => {
      const response = await client.send("POST", nginx.url + path, "x".repeat(bytes));
      expect(response.status).toBe(502);
      expect(Problem.parse(JSON.parse(response.body)).message).toMatch(/may or may not have been saved/);
    });

    test("S41 with none, answers to a survey may be sent again", async () => {
      const response = await client.send("POST", `${nginx.url}/api/healthcheck/surveyResponse`, {});
      expect([response.status, Problem.parse(JSON.parse(response.body)).message]).toEqual([
        502,
        "The service is not available for a moment. Please try again.",
      ]);
    });
  });

  describe("with processes that are slow", () => {
    beforeAll(() => begin());
    afterAll(end);

    test("S49 a slow response does not make a process dead, and many do not make both dead", async () => {
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
    beforeAll(() => begin(true));
    afterAll(end);
    const from = async (address: string, path: string) => {
      const { status, body } = await client.send("GET", nginx.url + path, undefined, {
        "X-Test-Address": address,
      });
      return `${status} ${body}`;
    };

    test("S51 everything else is refused in words, the /64 of IPv6 is one network, and others are served", async () => {
      const many = (network: string) =>
        Promise.all(Array.from({ length: 20 }, (_, at) => from(`${network}${at + 1}`, "/home")));
      const served = (responses: string[]) => responses.filter((each) => each.startsWith("200")).length;
      const own = await many("2001:db8:0:1::");
      expect(served(own)).toBe(10);
      expect(own.find((each) => each.startsWith("429"))).toContain('href="tel:0800428428"');
      expect(await from("2001:db8:0:1:f:f:f:f", "/home")).toMatch(/^429/);
      expect(await from("2001:db8:0:2::1", "/home")).toMatch(/^200/);
      expect(served(await many("198.51.100."))).toBe(20);
    });

    test("S51 a page of help is nginx's copy, or the country's page, and the processes hear little of it", async () => {
      const OVER = "203.0.113.1";
      const country = await from("198.51.100.31", "/home/contact");
      const place = await from("198.51.100.32", "/home/contact?boundaryId=7");
      for (let at = 0; at < 10; at += 1) await from(OVER, "/home");
      expect(await from(OVER, "/home")).toMatch(/^429/);
      fakeServers.forEach((each) => {
        each.requests = [];
      });
      expect(await from(OVER, "/home/contact?boundaryId=7")).toBe(place);
      for (const search of ["?boundaryId=8", "?place=secret", "?boundaryId=7&place=secret", ""])
        expect(await from(OVER, `/home/contact${search}`)).toMatch(/^200 (first|second)(, place 7)?$/);
      expect(await from(OVER, "/home/contact?boundaryId=8")).toMatch(/^200 (first|second)$/);
      expect(country).toMatch(/^200 (first|second)$/);
      // No page of this language has a copy yet.
      expect(await from(OVER, "/zu/home/contact?boundaryId=8")).toMatch(/^200 \w+, isiZulu$/);
      expect(await from(OVER, "/api/directory/help?boundaryId=8")).toMatch(/^200 (first|second)$/);
      const countryPages = ["/home/contact", "/zu/home/contact", "/api/directory/help"];
      expect(requests().filter((each) => !countryPages.includes(each.slice("GET ".length)))).toEqual([]);
    });

    test("S51 a page of help that a process refuses is a copy too", async () => {
      const place = await from("198.51.100.41", "/home/contact?boundaryId=7");
      await from("198.51.100.42", "/home/contact");
      for (const each of fakeServers) each.isBusy = true;
      await expect.poll(() => from("198.51.100.43", "/home/contact?boundaryId=7")).toBe(place);
      for (const search of ["?boundaryId=8", "?place=secret", ""])
        expect(await from("198.51.100.44", `/home/contact${search}`)).toMatch(/^200 (first|second)$/);
      expect(await from("198.51.100.45", "/home")).toBe("503 busy");
    });
  });

  describe("with processes that have gone", () => {
    beforeAll(() => begin());
    afterAll(end);

    test("pages of help respond with their last copies, and no search is cached", async () => {
      const packed = (path: string, encoding: string) =>
        client.send("GET", nginx.url + path, undefined, { "Accept-Encoding": encoding });
      const country = await packed("/home/contact", "gzip, deflate, br");
      const place = await packed("/home/contact?boundaryId=7&boundaryTypeId=3", "gzip, deflate, br");
      expect([country.body, place.body]).toEqual([
        expect.stringMatching(/^(first|second)$/),
        expect.stringMatching(/, place 7$/),
      ]);
      const inZulu = await packed("/zu/home/contact", "br");
      const placeInZulu = await packed("/zu/home/contact?boundaryId=7", "br");
      await packed("/home/contact?place=secret", "br");
      for (const each of fakeServers) each.stop();
      // Another browser writes its header in another way.
      const later = async (search: string, language = "") => {
        const { status, body } = await packed(`${language}/home/contact${search}`, "br;q=1.0, gzip;q=0.8");
        return [status, body];
      };
      await expect.poll(() => later("?boundaryId=7")).toEqual([200, place.body]);
      for (const search of ["", "?place=secret", "?boundaryId=8", "?boundaryId=x"])
        expect(await later(search)).toEqual([200, country.body]);
      expect(placeInZulu.body).toMatch(/, isiZulu, place 7$/);
      expect(await later("?boundaryId=7", "/zu")).toEqual([200, placeInZulu.body]);
      for (const search of ["", "?place=secret", "?boundaryId=8"])
        expect(await later(search, "/zu")).toEqual([200, inZulu.body]);
      expect((await later("", "/xh"))[0]).toBe(502);
      expect(JSON.stringify([...(await nginx.readCopies())])).not.toMatch(/secret|127\.3\./);
    });
  });
});

/** nginx has its own words for clients that speak HTTP/1.1. */
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
