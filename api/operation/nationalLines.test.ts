import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { getHelpPage } from "../directory/contract.ts";
import { readEnv } from "../lib/operating/env.ts";
import { getJsonResponse } from "../testing/Browser.ts";
import { openedMail } from "../testing/openedMail.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { applyUnconfirmed } from "./applyNationalLine.ts";
import { getOperation } from "./contract.ts";

const POLICE = 400_001;
const CHILDLINE = 400_007;
const SHELTERS = 400_008;

describe.each(testDatabases)("national lines, on %s", (_name, open) => {
  const api = startApi(open);
  const [FIRST_ADMIN, SECOND_ADMIN] = ["admin@demo.example", "organisation@demo.example"];
  const findLine = async (id: number, username = FIRST_ADMIN) =>
    (await (await api.signedIn(username)).read(getOperation)).emergency.numbers.find(
      ({ stakeholderId }) => stakeholderId === id,
    );
  const change = async (body: object, username = FIRST_ADMIN) =>
    (await api.signedIn(username)).postJson("/api/security/changeNationalLine", body);
  const propose = async (stakeholderId: number, number: string, more: object = {}) => {
    const line = await findLine(stakeholderId);
    return change({
      step: "propose",
      stakeholderId,
      line: {
        name: line?.name,
        openingHours: "",
        checkedOn: null,
        numbers: [{ kind: "telephone", number }],
        ...more,
      },
    });
  };
  const getChangeId = async (id: number) => (await findLine(id))?.pending?.changeId;
  const cachedHelp = async () => JSON.stringify(await getJsonResponse(api, getHelpPage));
  const helpPage = async () => (await fetch(`${api.url}/home/contact`)).text();

  let groupId: number;
  beforeAll(async () => {
    ({ groupId } = await api
      .knex("group_member")
      .where({ stakeholderId: await api.idOf(FIRST_ADMIN) })
      .first());
    await api.knex("group_member").insert({ groupId, stakeholderId: await api.idOf(SECOND_ADMIN) });
  });

  test("a number shown on every page changes only after a second administrator confirms it, and all administrators get an e-mail", async () => {
    expect(await propose(POLICE, "112", { name: "Police" })).toMatchObject({ status: 400 });
    const before = await findLine(POLICE);
    const takeOff = { step: "take off", stakeholderId: POLICE, contactId: before?.numbers[0]?.contactId };
    expect(await change(takeOff)).toMatchObject({ status: 409, code: "on-every-page" });
    expect(await propose(POLICE, "112")).toMatchObject({ status: 200 });
    expect(await propose(POLICE, "107")).toMatchObject({ status: 409, code: "pending" });
    expect(await helpPage()).toContain('href="tel:10111"');

    const changeId = await getChangeId(POLICE);
    expect(await change({ step: "confirm", changeId })).toMatchObject({ status: 403, code: "own-proposal" });
    expect(await change({ step: "confirm", changeId }, SECOND_ADMIN)).toMatchObject({ status: 200 });
    expect(await findLine(POLICE)).toMatchObject({
      numbers: [{ number: "112" }],
      checkedOn: null,
      pending: null,
    });
    await expect.poll(helpPage).toContain('href="tel:112"');
    expect(await helpPage()).not.toContain('href="tel:10111"');
    const emails = await openedMail(api.knex);
    const recipients = emails.filter(({ template }) => template === "national-line").map(({ to }) => to);
    expect(recipients.toSorted()).toEqual([FIRST_ADMIN, FIRST_ADMIN, SECOND_ADMIN, SECOND_ADMIN]);
    const lines = await api.knex("audit_log").whereLike("what", "national line %").orderBy("audit_id");
    expect(lines.map(({ what, after }) => [what, after.Numbers])).toEqual([
      ["national line proposed", "Telephone 112"],
      ["national line changed", "Telephone 112"],
    ]);
  });

  test("the command writes nginx's failure pages with the current lines", async () => {
    const folder = await mkdtemp(join(tmpdir(), "failures-"));
    await cp(join(import.meta.dirname, "../../deploy/failures"), folder, { recursive: true });
    const command = join(import.meta.dirname, "../failurePagesCommand.ts");
    await promisify(execFile)(process.execPath, [command, api.url, folder]);
    for (const name of ["busy", "refused", "unavailable"]) {
      const page = await readFile(join(folder, `${name}.html`), "utf8");
      expect(page).toContain('<a href="tel:112">112</a>');
      expect(page).toContain('<a href="tel:0800428428">');
      expect(page).not.toContain("10111");
    }
  });

  test("taking a number off discards an earlier proposal that contains it", async () => {
    const [number] = (await findLine(SHELTERS))?.numbers ?? [];
    const takeOff = { step: "take off", stakeholderId: SHELTERS, contactId: number?.contactId };
    expect(await propose(SHELTERS, number?.number ?? "", { openingHours: "Day and night" })).toMatchObject({
      status: 200,
    });
    expect(await change(takeOff, SECOND_ADMIN)).toMatchObject({ status: 200 });
    expect((await findLine(SHELTERS))?.pending).toBe(null);
  });

  test("a number of a line that is not on every page is taken off without confirmation; USSD and WhatsApp numbers are not telephone links", async () => {
    const line = await findLine(CHILDLINE);
    const takeOff = { step: "take off", stakeholderId: CHILDLINE, contactId: line?.numbers[0]?.contactId };
    expect(await cachedHelp()).toContain('"116"');
    expect(await change(takeOff)).toMatchObject({ status: 200 });
    await expect.poll(helpPage).not.toContain('href="tel:116"');
    await expect.poll(cachedHelp).not.toContain('"116"');
    const numbers = [
      { kind: "telephone", number: "0800055555" },
      { kind: "ussd", number: "*120*116#" },
      { kind: "whatsapp", number: "0820578600" },
    ];
    expect(await propose(CHILDLINE, "", { numbers, openingHours: "Day and night" })).toMatchObject({
      status: 200,
    });
    await change({ step: "confirm", changeId: await getChangeId(CHILDLINE) }, SECOND_ADMIN);
    expect(await findLine(CHILDLINE)).toMatchObject({ openingHours: "Day and night", numbers });
    await expect.poll(helpPage).toMatch(/Day and night\..*USSD: \*120\*116#\. WhatsApp: 082/);
    expect(await helpPage()).not.toContain("tel:120116");
  });

  test("a sole administrator's proposal applies after 24 hours, unless a second administrator was added", async () => {
    const env = readEnv({ NODE_ENV: "test" });
    const membership = { groupId, stakeholderId: await api.idOf(SECOND_ADMIN) };
    const leave = () => api.knex("group_member").where(membership).delete();
    const timeAfter = (hours: number) => new Date(api.clock.getTime() + hours * 3_600_000);
    const isPendingAfter = async (hours: number) => {
      await applyUnconfirmed(api.knex, env, timeAfter(hours));
      return (await findLine(CHILDLINE))?.pending != null;
    };
    await propose(CHILDLINE, "0800055556");
    await leave();
    expect(await isPendingAfter(25)).toBe(true);

    await change({ step: "withdraw", changeId: await getChangeId(CHILDLINE) });
    expect(await propose(CHILDLINE, "0800055556")).toMatchObject({
      message: expect.stringMatching(/24 hours/),
    });
    expect(await isPendingAfter(23)).toBe(true);
    await api.knex("group_member").insert(membership);
    expect(await isPendingAfter(25)).toBe(true);
    await leave();
    expect(await isPendingAfter(25)).toBe(false);
    api.clock = timeAfter(25);
    expect(await findLine(CHILDLINE)).toMatchObject({ numbers: [{ number: "0800055556" }] });
  });
});
