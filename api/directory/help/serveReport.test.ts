import { describe, expect, test } from "vitest";
import { LANGUAGES, languages } from "../../shared/i18n/languages.ts";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";

const MUNICIPALITY = "?boundaryId=1163";
const MAX_BYTES = 15_000;
const SAME_ORIGIN = { "Sec-Fetch-Site": "same-origin" };

describe.each(testDatabases.slice(0, 1))("reports of wrong numbers without scripts, on %s", (_name, open) => {
  const api = startApi(open);
  const getFormAddress = (language = "en") =>
    `${api.url}${language === "en" ? "" : `/${language}`}/home/contact/wrong-number${MUNICIPALITY}`;
  const listChoices = (page: string) =>
    [...page.matchAll(/name="number" value="([^"]+)"/g)].map(([, id]) => id);
  const post = async (fields: string, headers: Record<string, string> = SAME_ORIGIN, language?: string) => {
    const type = { "Content-Type": "application/x-www-form-urlencoded" };
    const response = await fetch(getFormAddress(language), {
      method: "POST",
      headers: { ...type, ...headers },
      body: fields,
    });
    return { status: response.status, page: await response.text(), headers: response.headers };
  };
  const findReports = async (stakeholderId: number) =>
    (await api.knex("wrong_number").where({ stakeholderId }).first("reports", "networks")) ?? null;

  test("a municipality's page links to a form with each of its numbers, which no cache stores", async () => {
    const page = await (await fetch(`${api.url}/home/contact${MUNICIPALITY}`)).text();
    const [, here = ""] = page.split('id="help-here"');
    const [own = ""] = here.split("Nearest in other municipalities");
    expect(own).toMatch(
      /href="\/home\/contact\/wrong-number\?boundaryId=1163"[^>]*>A number here is wrong<\/a>/,
    );
    const form = await fetch(getFormAddress());
    const text = await form.text();
    expect(listChoices(text)).toHaveLength(own.match(/href="tel:/g)?.length ?? 0);
    expect(text).not.toContain("<script");
    expect(text).toContain(`action="/home/contact/wrong-number${MUNICIPALITY}" method="post"`);
    expect(text).toContain(`href="/home/contact${MUNICIPALITY}&amp;boundaryTypeId=3"`);
    expect(form.headers.get("cache-control")).toBe("no-store");
    expect(form.headers.get("x-accel-expires")).toBeNull();
    expect(form.headers.get("set-cookie")).toBeNull();
  });

  test("S51 a report by the form and by the directory's card count together, under the same limits", async () => {
    const choices = listChoices(await (await fetch(getFormAddress())).text());
    const [choice = ""] = choices.filter((id) => id?.includes("."));
    const [stakeholderId, person] = choice.split(".").map(Number);
    const network = { ...SAME_ORIGIN, "X-Forwarded-For": "10.52.0.1" };
    for (const reports of [1, 2, 3]) {
      const { status, page, headers } = await post(`number=${choice}`, network);
      expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(page).toContain("Thank you. Somebody will check this number.");
      expect(page).not.toContain("<form");
      expect(await findReports(person as number)).toMatchObject({ reports });
    }
    const card = api.browser({ "X-Forwarded-For": "10.52.0.1" });
    const body = { stakeholderId, contactStakeholderId: person };
    expect((await card.postJson("/api/buildingblock/reportWrongNumber", body)).status).toBe(429);
    const refused = await post(`number=${choice}`, network);
    expect(refused.status).toBe(429);
    expect(refused.page).toContain("Reports of this number have reached us already.");
    expect(refused.page).toContain("<form");
    expect(await findReports(person as number)).toMatchObject({ reports: 3, networks: 1 });
  });

  test.each([
    ["nothing chosen", "", SAME_ORIGIN, 400, "Please choose a number."],
    ["another field", "number=<script>", SAME_ORIGIN, 400, "Please choose a number."],
    ["too much", `number=${"1".repeat(400)}`, SAME_ORIGIN, 400, "Please choose a number."],
    ["JSON", "{}", { ...SAME_ORIGIN, "Content-Type": "application/json" }, 400, "Please choose a number."],
    ["no such place", "number=999999999", SAME_ORIGIN, 410, "This contact was not found."],
    [
      "another's page",
      "number=1",
      { "Sec-Fetch-Site": "cross-site" },
      403,
      "did not come from our own pages.",
    ],
    ["no origin", "number=1", {}, 403, "did not come from our own pages."],
  ] as [string, string, Record<string, string>, number, string][])(
    "S28 %s is refused in words, and nothing is stored",
    async (_case, fields, headers, status, text) => {
      const before = await api.knex("wrong_number").count();
      const response = await post(fields, headers);
      expect(response.status).toBe(status);
      expect(response.page).toContain(text);
      expect(response.page).not.toContain("<script");
      expect(await api.knex("wrong_number").count()).toEqual(before);
    },
  );

  test("the help page sends no referrer, and the form's page sends one to our own origin only", async () => {
    const getPolicies = async (address: string) => {
      const response = await fetch(address);
      const [, inPage] = /name="referrer" content="([^"]+)"/.exec(await response.text()) ?? [];
      return [response.headers.get("referrer-policy"), inPage];
    };
    expect(await getPolicies(`${api.url}/home/contact${MUNICIPALITY}`)).toEqual([
      "no-referrer",
      "no-referrer",
    ]);
    expect(await getPolicies(getFormAddress())).toEqual(["same-origin", "same-origin"]);
  });

  test("a form with the Origin header alone is accepted, and an unknown place redirects to the directory", async () => {
    const { origin } = new URL(api.url);
    expect((await post("number=", { Origin: origin })).status).toBe(400);
    const lost = await fetch(`${api.url}/zu/home/contact/wrong-number?boundaryId=x`, { redirect: "manual" });
    expect([lost.status, lost.headers.get("location")]).toEqual([302, "/zu/home/contact"]);
  });

  test("a place without callable numbers redirects from the form to its page", async () => {
    const without = "?boundaryId=1150";
    expect(await (await fetch(`${api.url}/home/contact${without}`)).text()).not.toContain("wrong-number");
    const form = await fetch(`${api.url}/zu/home/contact/wrong-number${without}`, { redirect: "manual" });
    expect([form.status, form.headers.get("location")]).toEqual([
      302,
      `/zu/home/contact${without}&boundaryTypeId=3`,
    ]);
  });

  test.each(languages)(
    "%s: the form is below the limit of bytes, and marks English text as English",
    async (language) => {
      const response = await fetch(getFormAddress(language), { headers: { "accept-encoding": "br" } });
      expect(Number(response.headers.get("content-length"))).toBeLessThan(MAX_BYTES);
      const page = await response.text();
      expect(page).toContain(`<html lang="${language === "en" ? "en-ZA" : language}">`);
      if (language !== "en") expect(page).toContain('<span lang="en">Tell the officials</span>');
      for (const other of languages.filter((each) => each !== language))
        expect(page).toContain(`lang="${other}" hrefLang="${other}">${LANGUAGES[other]}</a>`);
      expect((await post("", SAME_ORIGIN, language)).page).toContain("Please choose a number.");
    },
  );
});
