import { describe, expect, test } from "vitest";
import { dataColor } from "../../../ui/tokens/dataColor.ts";
import { getJsonResponse } from "../../testing/Browser.ts";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { getFindings } from "../contract.ts";

const MAX_BYTES = 60_000;

describe.each(testDatabases)("figures inside other sites, on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });

  /** Sends the request again after a 503, as a client would on a busy machine. */
  const fetchEmbed = async (path: string): Promise<Response> => {
    const response = await fetch(`${api.url}/embed/${path}`, { headers: { "Accept-Encoding": "br" } });
    return response.status === 503 ? fetchEmbed(path) : response;
  };
  const fetchFindings = (boundaryId: number, componentId: number) =>
    getJsonResponse(api, getFindings, { query: { boundaryId, componentId } });

  test("only embeds may be framed, and they have no script, cookie or content of other sites", async () => {
    const response = await fetchEmbed("areas/crime/0");
    expect(response.status).toBe(200);
    const policy = String(response.headers.get("content-security-policy"));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors *");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toMatch(/^public/);
    expect(await response.text()).not.toMatch(/<script|<link|<img|<iframe| style=/);
    for (const path of ["/home/contact", "/api/findings?componentId=3"]) {
      const other = await fetch(api.url + path);
      expect([path, other.headers.get("content-security-policy")]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
    }
  });

  test("an embed has its title, source and measure, and a link to the place", async () => {
    const page = await (await fetchEmbed("areas/crime/7")).text();
    const { sentences, areas } = await fetchFindings(7, 3);
    expect(page).toContain(`<h1>${sentences.areas}</h1>`);
    for (const { boundary, figure } of areas) {
      expect(page).toContain(boundary);
      if (typeof figure === "number") expect(page).toContain(figure.toFixed(2));
    }
    expect(page).toContain("Demonstration data");
    expect(page).toMatch(
      /href="http[^"]*\/home\/chart\?boundaryId=7&amp;boundaryTypeId=1&amp;componentId=3"/,
    );
    expect(page).toMatch(/href="http[^"]*\/home\/methods#crime"/);
    expect(page).toMatch(/href="http[^"]*\/home\/methods#licence"[^>]*>Licence/);
  });

  test("a hidden figure has no number in the ranking, and the trend of its area names the area", async () => {
    const { areas } = await fetchFindings(7, 2);
    const hidden = areas.find(({ figure }) => figure === "too-few");
    if (hidden === undefined) throw new Error("The demonstration hides something in the Northern Cape.");
    const ranked = await (await fetchEmbed("areas/healthCheck/7")).text();
    const row = ranked.split("<tr>").find((each) => each.includes(`>${hidden.boundary}<`));
    expect(row).toContain("Too few to show");
    expect(row).not.toMatch(/<rect|%/);
    expect(await (await fetchEmbed(`trend/healthCheck/${hidden.boundaryId}`)).text()).toContain(
      hidden.boundary,
    );
  });

  test("a map has every area in the colour of its step, and every figure in its table", async () => {
    const page = await (await fetchEmbed("map/crime/0")).text();
    const { areas } = await fetchFindings(0, 3);
    const fillColors = [...page.matchAll(/<path d="M\d[^"]*" fill="(#\w+)"/g)].map(([, fill]) => fill);
    const [low, medium, high] = dataColor.crime.scale;
    const fills = areas.map(({ figure }) =>
      Number(figure) < 50 ? low : Number(figure) < 90 ? medium : high,
    );
    expect(fillColors.toSorted()).toEqual(fills.toSorted());
    for (const { boundary, figure } of areas)
      expect(page).toContain(`${boundary}</th><td>${Number(figure).toFixed(2)}</td>`);
    for (const text of ["Low, below 50", "Medium, 50–90", "High, 90+", "Approximate boundaries"])
      expect(page).toContain(text);
    expect(page).toMatch(/href="http[^"]*\/home\/map\?componentId=3"/);
  });

  test("a hidden area has a pattern on the map and a text without a number", async () => {
    const { areas } = await fetchFindings(7, 2);
    const hidden = areas.filter(({ figure }) => figure === "too-few");
    const page = await (await fetchEmbed("map/healthCheck/7")).text();
    expect(page.match(/<path d="M\d+ \d+l[^"]*" fill="url\(#area-too-few\)"/g)).toHaveLength(hidden.length);
    for (const { boundary } of hidden) expect(page).toContain(`${boundary}</th><td>Too few to show</td>`);
  });

  test("a level has all its areas inside the place, if the theme has figures of that level", async () => {
    const page = await (await fetchEmbed("map/crime/0/3")).text();
    expect(page.match(/<th scope="row">/g)).toHaveLength(213);
    expect(await (await fetchEmbed("areas/crime/7/5")).text()).toContain("by police precinct");
    for (const path of ["map/healthCheck/0/5", "trend/crime/7/3", "map/crime/0/6", "map/crime/0/3/"])
      expect([path, (await fetchEmbed(path)).status]).toEqual([path, 404]);
  });

  test.each(["areas", "map", "trend"])(
    "%s of every theme and level is below the size limit, and precincts have numbers of reports",
    async (kind) => {
      for (const anchor of ["crime", "buildingBlock", "healthCheck", "collectiveAction"]) {
        const levels = kind === "trend" ? [] : anchor === "crime" ? ["0/3", "0/5"] : ["0/3"];
        for (const place of [...levels, 0, 7, 146, 1163, 10421]) {
          const response = await fetchEmbed(`${kind}/${anchor}/${place}`);
          const page = await response.text();
          expect([kind, anchor, place, response.status]).toEqual([kind, anchor, place, 200]);
          expect(page).not.toMatch(/undefined|NaN|null|Infinity/);
          expect(response.headers.get("content-encoding")).toBe("br");
          expect(Number(response.headers.get("content-length"))).toBeLessThan(MAX_BYTES);
        }
      }
    },
  );

  test("an unknown place or theme responds 404 with a page, and is not cached", async () => {
    for (const path of ["areas/crime/999999", "areas/weather/0", "areas/crime"]) {
      const response = await fetchEmbed(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get("content-type")).toMatch(/^text\/html/);
      expect(await response.text()).toContain("<h1>This figure was not found</h1>");
      expect(response.headers.get("content-security-policy")).toContain("frame-ancestors *");
      expect(response.headers.get("cache-control") ?? "").not.toContain("public");
    }
  });

  test("S28 only one spelling of a URL is accepted, because each would be cached separately", async () => {
    for (const path of ["areas/crime/007", "areas/crime/7/", "areas/crime/1234567890", "areas/crime/%37"])
      expect([path, (await fetchEmbed(path)).status]).toEqual([path, 404]);
    expect((await fetchEmbed("areas/crime/7?x=1")).status).toBe(200);
  });
});
