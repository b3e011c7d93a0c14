import pino from "pino";
import { describe, expect, test } from "vitest";
import { raiseDataVersion } from "../../lib/cache/dataVersion.ts";
import { getJsonResponse } from "../../testing/Browser.ts";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { getHelpPage, searchContact } from "../contract.ts";

const SOL_PLAATJE = 1163;
const PLACE = `?boundaryId=${SOL_PLAATJE}&boundaryTypeId=3`;

describe.each(testDatabases)("the help pages, on %s", (_name, open) => {
  let logged = "";
  const write = (line: string) => {
    logged += line;
  };
  const api = startApi(open, { logger: pino({ level: "info" }, { write }) });

  const get = (search = "") => fetch(`${api.url}/home/contact${search}`, { redirect: "manual" });
  const getText = async (search = "") => (await get(search)).text();
  const listDialled = (page: string) => [...page.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number);

  test("S25 S26 the page lists national lines first, sets no cookie and sends no referrer", async () => {
    const response = await get();
    const page = await response.text();
    expect(listDialled(page).slice(0, 4)).toEqual(["10111", "0800428428", "0800150150", "116"]);
    expect(page).toContain("<title>Contact Directory</title>");
    expect(page.match(/<meta name="description"[^>]*>/g)).toEqual([
      '<meta name="description" content="Call now, from anywhere in South Africa"/>',
    ]);
    expect(page).toMatch(/Published by .*\. Read on \d+ November 2026\. Not test-called\./);
    expect(page).not.toContain("<p>Published by");
    expect(page).toContain('<a href="/home/methods">Methods</a>');
    expect(page).not.toContain("<script");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.match(/<option|boundaryTypeId=3/g)).toHaveLength(213);
  });

  test("a municipality's page lists its callable services first, with the directory's numbers", async () => {
    const page = await getText(PLACE);
    const entries = await Promise.all(
      [1, 2, 3].map((category) =>
        getJsonResponse(api, searchContact, {
          query: { boundaryId: SOL_PLAATJE, buildingBlockCategoryId: category },
        }),
      ),
    );
    for (const { name, buildingBlockRequirements } of entries.flat()) {
      expect(page).toContain(`<h3>${name}</h3>`);
      const numbers = buildingBlockRequirements
        .flatMap(({ stakeholderContactPerson }) => stakeholderContactPerson)
        .flatMap(({ contacts }) => contacts.filter(({ contactTypeId }) => contactTypeId !== 1));
      for (const { detail } of numbers) expect(listDialled(page)).toContain(detail);
    }
    const [, here = ""] = page.split('id="help-here"');
    expect(here.indexOf("tel:")).toBeLessThan(here.indexOf("No direct number"));
    expect(page).toContain("<title>Contact Directory</title>");
  });

  test("the page lists the nearest service of each kind in other municipalities, measured from the searched town", async () => {
    const address = "?boundaryId=1125&boundaryTypeId=3";
    const [, rest = ""] = (await getText(address)).split("Nearest in other municipalities");
    const [elsewhere = ""] = rest.split("</section>");
    expect(elsewhere).toContain("Distances from the middle of Fetakgomo Tubatse are in a straight line");
    expect(elsewhere).toMatch(
      /<h3>Nebo Magistrate Court<\/h3><p[^>]*>Sexual offences courts, Makhuduthamaga\. About 7\d km/,
    );
    expect(listDialled(elsewhere)).toHaveLength(1);
    expect(await getText(`${address}&town=Burgersfort`)).toContain("Distances from Burgersfort are in");
  });

  test("S24 with a town, services are listed by distance, and a shelter has no distance", async () => {
    const page = await getText(`${PLACE}&town=Ritchie`);
    const [, here = ""] = page.split('id="help-here"');
    const [own = ""] = here.split(/Nearest in other municipalities|No direct number/);
    const services = own.split("<li>").slice(1);
    const far = services.map((service) => {
      const [, km] = /<p>(?:About|Less than) (\d+) km in a straight line<\/p>/.exec(service) ?? [];
      return km === undefined ? Number.POSITIVE_INFINITY : Number(km);
    });
    expect(far.filter(Number.isFinite).length).toBeGreaterThan(2);
    expect(far).toEqual(far.toSorted((one, other) => one - other));
    expect(services[0]).toContain("Modder River Police Station");
    for (const service of services.filter((each) => each.includes("confidential")))
      expect(service).not.toContain("straight line");
    expect(await getText(PLACE)).not.toContain("<p>About");
  });

  test("S28 a proxy may cache a page only under an address with one spelling", async () => {
    const isCached = async (search: string) => (await get(search)).headers.get("x-accel-expires") === "1";
    for (const search of ["", PLACE, "?boundaryId=7", "?boundaryId=7&componentId=1", "?x=1"])
      expect([search, await isCached(search)]).toEqual([search, true]);
    for (const search of [
      "?BOUNDARYID=7",
      "?BOUNDARYID=7&boundaryId=1163",
      "?boundaryId=7&boundaryId=1163",
      "?boundaryId=7&boundaryId",
      "?%62oundaryId=1163",
      "?boundaryId=%31163",
      "?boundaryId=0000007",
      "?boundaryId=abc",
      "?boundaryId=424242",
      "?pl%61ce=x",
    ])
      expect([search, await isCached(search)]).toEqual([search, false]);
  });

  test("S51 above a network's limit every help page lists the national lines, and other networks get their page", async () => {
    const pages = Array.from({ length: 330 }, (_, at) => {
      const language = ["", "/af", "/nr", "/nso", "/ss", "/st", "/tn", "/ts", "/ve", "/xh", "/zu"][at % 11];
      return `${language}/home/contact?boundaryId=${1101 + Math.floor(at / 11)}`;
    });
    const read = async (path: string, network: string) => {
      const response = await fetch(api.url + path, { headers: { "X-Forwarded-For": network } });
      return {
        status: response.status,
        page: await response.text(),
        cache: response.headers.get("x-accel-expires"),
      };
    };
    const flood = Promise.all(pages.map((path) => read(path, "203.0.113.7")));
    const other = await read(`/home/contact${PLACE}`, "203.0.113.8");
    expect([other.status, other.page]).toEqual([200, expect.stringContaining('id="help-here"')]);
    const refused = (await flood).filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, page, cache } of refused) {
      // With a 503, nginx serves its copy.
      expect([status, cache]).toEqual([503, null]);
      expect(listDialled(page)[0]).toBe("10111");
    }
  });

  test("a municipality's name redirects to its page; an ambiguous name lists links", async () => {
    for (const typed of ["sol plaatje", "SOL%20PLAATJE", "sòl"]) {
      const response = await get(`?place=${typed}`);
      expect([response.status, response.headers.get("location")]).toEqual([303, `/home/contact${PLACE}`]);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    const matchesPage = await getText("?place=emalahleni");
    expect(matchesPage).toMatch(/Emalahleni, Mpumalanga<\/a><\/li><li>.*Emalahleni, Eastern Cape<\/a>/);
    expect(await getText("?boundaryId=7&boundaryTypeId=1")).toContain("Municipalities in Northern Cape");
  });

  test("a name in another official language redirects to the place, whose page has the official name", async () => {
    const getLocation = async (typed: string) => {
      const { status, headers } = await get(`?place=${encodeURIComponent(typed)}`);
      return `${status} ${headers.get("location")}`;
    };
    expect(await getLocation("Kapa Vhubvaḓuvha")).toBe("303 /home/contact?boundaryId=1&boundaryTypeId=1");
    expect(await getLocation("Stad Kaapstad")).toMatch(/^303 .*boundaryTypeId=3$/);
    const address = await getLocation("Kaapstad");
    expect(address).toMatch(/&town=Cape%20Town$/);
    const page = await fetch(api.url + address.slice("303 ".length));
    expect(await page.text()).toContain("<p>Cape Town is in City of Cape Town.</p>");
    // The name matches a district and a town.
    const matchesPage = await getText("?place=uMgungundlovu");
    expect(matchesPage).toContain("Umgungundlovu, district in KwaZulu-Natal</a>");
    expect(matchesPage).toContain("uMgungundlovu, Pietermaritzburg, in The Msunduzi, KwaZulu-Natal</a>");
  });

  test("a town redirects to its municipality, whose page names the town; an ambiguous town lists links", async () => {
    const response = await get("?place=uitenhage");
    const address = response.headers.get("location") ?? "";
    expect([response.status, address]).toEqual([303, expect.stringMatching(/&town=Uitenhage$/)]);
    const page = await fetch(api.url + address);
    expect(await page.text()).toContain("<p>Uitenhage is in Nelson Mandela Bay.</p>");
    expect(page.headers.get("x-accel-expires")).toBeNull();
    expect(await getText(`${PLACE}&town=Uitenhage`)).not.toContain("is in Sol Plaatje");

    const text = await getText("?place=Vredefort");
    expect(text).toContain("Which municipality?");
    expect(text).toMatch(
      /Vredefort, police station in Moqhaka, Free State<\/a><\/li><li>.*Vredefort, in Ngwathe, Free State<\/a>/,
    );
    expect(await getText("?place=Galeshewe")).toContain(
      "Galeshewe, police station in Sol Plaatje, Northern Cape",
    );
  });

  test.each(["10111", "rape", "raped in Soweto", "0800 428 428"])(
    "“%s” lists the national lines, and neither a place nor a hint about spelling",
    async (typed) => {
      const response = await get(`?place=${encodeURIComponent(typed)}`);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(page).toContain('<a href="#help-lines">Call now, from anywhere in South Africa</a>');
      expect(page).not.toContain("Please check the spelling");
    },
  );

  test("the page names the words that match nothing", async () => {
    expect(await getText("?place=Tembisa+hospital")).toContain("<p>Left out: hospital</p>");
  });

  test.each([
    `<script>alert(1)</script>`,
    `"><img src=x onerror=alert(1)>`,
    `//evil.example`,
    `${"x".repeat(5000)}`,
  ])("S28 hostile words are escaped and redirect nowhere", async (typed) => {
    const response = await get(`?place=${encodeURIComponent(typed)}`);
    expect([response.status, response.headers.get("location")]).toEqual([200, null]);
    const page = await response.text();
    expect(page).toContain("No results found");
    expect(page).not.toContain("x".repeat(101));
    expect(page).not.toContain("<script");
    expect(page).not.toContain("<img");
  });

  test.each([
    "?boundaryId=x",
    "?boundaryId=999999999",
    "?boundaryId=1&boundaryId=2",
    "?place=a&place=b",
    "?%00",
  ])("S28 %s responds with the national lines", async (search) => {
    const response = await get(search);
    expect(response.status).toBe(200);
    expect(listDialled(await response.text())).toContain("0800428428");
  });

  test("S24 the log contains no search, and no page a confidential address", async () => {
    await get("?place=Galeshewe");
    await get(PLACE);
    await expect.poll(() => logged).toContain('"route":"help"');
    // Removes times and random ids, which may contain the digits by chance.
    const output = logged.replaceAll(/"(time|requestId|pid|ms|responseTime)":("[^"]*"|[\d.]+)/g, "");
    expect(output).not.toMatch(/galeshewe|1163|place/i);
    const confidentialAddresses: { id: number; line: string }[] = await api
      .knex("address as a")
      .join("stakeholder as s", "s.stakeholder_id", "a.stakeholder_id")
      .join("building_block_stakeholder as i", "i.stakeholder_id", "s.stakeholder_id")
      .where("s.is_confidential", true)
      .select("i.boundary_id as id", "a.address_line1 as line");
    expect(confidentialAddresses.length).toBeGreaterThan(0);
    for (const { id, line } of confidentialAddresses.slice(0, 20)) {
      const page = await getText(`?boundaryId=${id}`);
      expect(page).toContain("The address is confidential");
      expect(page).not.toContain(line);
    }
  });

  test("an unchanged page responds 304, in every encoding", async () => {
    for (const encoding of ["br", "gzip", "identity"]) {
      const headers = { "accept-encoding": encoding };
      const first = await fetch(`${api.url}/home/contact`, { headers });
      const etag = first.headers.get("etag") ?? "";
      const again = await fetch(`${api.url}/home/contact`, {
        headers: { ...headers, "if-none-match": etag },
      });
      expect([first.status, again.status]).toEqual([200, 304]);
      expect(await first.text()).toContain("0800428428");
    }
  });

  test("a newly verified contact is in the next response, as in the directory", async () => {
    const person = await api
      .knex("building_block_contact_person as p")
      .join(
        "building_block_stakeholder as i",
        "i.building_block_stakeholder_id",
        "p.building_block_stakeholder_id",
      )
      .where({ boundaryId: SOL_PLAATJE, isPublic: true })
      .whereNull("p.valid_to")
      .first("p.stakeholder_id");
    expect(await getText(PLACE)).not.toContain("Checked on 15 August 2026 by telephone");
    await api.knex.transaction(async (trx) => {
      await trx.raw(
        `insert into contact_check (stakeholder_id, what, outcome, how, checked_on, details)
         select stakeholder_id, 1, 1, 1, '2026-08-15', array_agg(contact_type_id || ' ' || detail)
         from contact where stakeholder_id = ? group by stakeholder_id`,
        [person?.stakeholderId],
      );
      await raiseDataVersion(trx, ["building-block"]);
    });
    await expect.poll(() => getText(PLACE)).toContain("Checked on 15 August 2026 by telephone");
  });

  test("the app's help endpoint has the same services and distances as the page", async () => {
    const query = { boundaryId: SOL_PLAATJE, town: "Ritchie" };
    const { view } = await getJsonResponse(api, getHelpPage, { query });
    const page = await getText(`${PLACE}&town=Ritchie`);
    if (view.kind !== "municipality") throw new Error("This is no municipality's page.");
    expect(view.services.length).toBeGreaterThan(5);
    for (const { name, calls } of view.services) {
      expect(page).toContain(`<h3>${name}</h3>`);
      for (const { note } of calls) expect(page).toContain(note);
    }
    expect(listDialled(page)).toEqual(
      expect.arrayContaining(view.elsewhere.places.map((place) => place.dialled)),
    );
  });
});
