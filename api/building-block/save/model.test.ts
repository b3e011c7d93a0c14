import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { ImportError } from "../../import/ImportError.ts";
import type { Database } from "../../lib/database/db.ts";
import { createPlaceImporter } from "../../testing/building-block/importPlaces.ts";
import { type OfficeResponse, startOffice } from "../../testing/building-block/office.ts";
import { createWriters, getPeople, personForm } from "../../testing/building-block/place.ts";
import { openTestDatabase } from "../../testing/testDatabase.ts";
import type { ContactsWithRequirements } from "../instance/contract.ts";
import { findBuildingBlockData } from "../queries.ts";

const USERS = ["coordinator", "province", "editor"] as const;
const NAMES: Record<string, string> = {
  coordinator: "Sipho Dube",
  province: "Zanele Khumalo",
  editor: "Palesa Molefe",
};
const OPERATIONS = ["row", "row", "form", "verify", "send back", "check", "take back", "import"] as const;
type Step = { operation: (typeof OPERATIONS)[number]; who: (typeof USERS)[number]; pick: number };
const step: fc.Arbitrary<Step> = fc.record({
  operation: fc.constantFrom(...OPERATIONS),
  who: fc.constantFrom(...USERS),
  pick: fc.nat(1000),
});
/** The two steps of a round are sent concurrently, to different processes. */
const rounds = fc.array(fc.tuple(step, step), { minLength: 4, maxLength: 8 });

let database: Database | undefined;
const firstOffice = startOffice(async (set) => {
  database = await openTestDatabase(set);
  return database;
});
const secondOffice = startOffice(async () => ({ ...(database as Database), close: async () => {} }));
const processes = [firstOffice, secondOffice].map((office) => ({ office, write: createWriters(office) }));
const [{ write }] = processes as [(typeof processes)[number]];
let emfuleni: number;
let gauteng: number;
beforeAll(async () => {
  emfuleni = await firstOffice.boundaryOf("Emfuleni");
  await importPlaces(
    firstOffice.knex,
    `Emfuleni,Police station support services,First Of A File,${ADDED_ON},,,,,,`,
  );
  gauteng = (await firstOffice.knex("boundary").where({ boundaryId: emfuleni }).first()).nationalBoundaryId;
});

const ADDED_ON = "2026-05-15";
const importPlaces = createPlaceImporter(
  "requirement,contact_name,contact_mobile,is_public,is_answer,valid_from,known_on",
);

type Mobiles = ReadonlyMap<number, string>;
type Model = {
  mobiles: Mobiles;
  capture: { by: string; state: string; mobiles: Mobiles } | null;
  changes: ReadonlyMap<number, { before: Mobiles; after: Mobiles }>;
};
type StepResult = { step: Step; newMobiles: Mobiles; changeId?: number; response: OfficeResponse };

function predictModel(
  model: Model,
  { step: { operation, who }, newMobiles, response, changeId }: StepResult,
): Model | undefined {
  if (response.status !== 200) return model;
  const { mobiles, capture, changes } = model;
  const isOthersCapture = capture !== null && capture.by !== NAMES[who];
  const applyVerified = (verifiedMobiles: Mobiles, remainingCapture: Model["capture"]): Model => {
    const after = new Map([...mobiles, ...verifiedMobiles]);
    const change = { before: mobiles, after: verifiedMobiles };
    const id = response.body.changeId as number | null | undefined;
    return {
      mobiles: after,
      capture: remainingCapture,
      changes: new Map([...changes, ...(id == null ? [] : [[id, change] as const])]),
    };
  };
  if (operation === "row" || operation === "form") {
    if (isOthersCapture) return undefined;
    if (response.body.outcome === "waiting")
      return {
        ...model,
        capture: {
          by: NAMES[who] as string,
          state: "waiting",
          mobiles: new Map([...(capture?.state === "waiting" ? capture.mobiles : []), ...newMobiles]),
        },
      };
    const isMerged = capture?.state === "waiting";
    return applyVerified(
      new Map([...(isMerged ? capture.mobiles : []), ...newMobiles]),
      isMerged ? null : capture,
    );
  }
  if (operation === "check" || operation === "import") return applyVerified(newMobiles, capture);
  if (operation === "take back") {
    const change = changes.get(changeId as number);
    if (change === undefined) return undefined;
    const undoneIds = [...change.after.keys()].filter((id) => mobiles.get(id) === change.after.get(id));
    const restored = new Map(undoneIds.map((id) => [id, change.before.get(id) as string]));
    const remainingChanges = new Map([...changes].filter(([id]) => id !== changeId));
    return { ...model, mobiles: new Map([...mobiles, ...restored]), changes: remainingChanges };
  }
  if (capture?.state !== "waiting") return undefined;
  return operation === "verify"
    ? applyVerified(capture.mobiles, null)
    : { ...model, capture: { ...capture, state: "sent back" } };
}

const getMobile = (contacts: readonly { contactTypeId: number; detail: string }[]) =>
  contacts.find(({ contactTypeId }) => contactTypeId === 2)?.detail ?? "";
const readMobiles = (detail: ContactsWithRequirements): Mobiles =>
  new Map(getPeople(detail).map(({ stakeholderId, contacts }) => [stakeholderId, getMobile(contacts)]));
const readCapture = ({ capture }: ContactsWithRequirements): Model["capture"] =>
  capture && {
    by: capture.capturedBy,
    state: capture.state,
    mobiles: new Map(
      capture.edits.flatMap(({ person, key, after }) =>
        key === "mobile" && person !== null ? [[person, String(after ?? "")]] : [],
      ),
    ),
  };
const sortMobiles = ({ mobiles, capture }: Pick<Model, "mobiles" | "capture">) => ({
  mobiles: [...mobiles].toSorted(([a], [b]) => a - b),
  capture: capture && { ...capture, mobiles: [...capture.mobiles].toSorted(([a], [b]) => a - b) },
});

let numberCount = 0;
const newNumber = () => `08255${String(10_000 + ++numberCount)}`;

async function send(processIndex: number, place: number, model: Model, step: Step): Promise<StepResult> {
  const { office, write: writers } = processes[processIndex] as (typeof processes)[number];
  const { operation, who, pick } = step;
  const detail = await writers.read(place, who);
  const people = getPeople(detail);
  const person = people[pick % people.length] as (typeof people)[number];
  const { stakeholderId, version } = person;
  const toResult = (
    response: OfficeResponse,
    newMobiles: Mobiles = new Map(),
    changeId?: number,
  ): StepResult => ({
    ...{ step, newMobiles, response },
    ...(changeId !== undefined && { changeId }),
  });
  if (operation === "row") {
    const mobile = newNumber();
    const contacts = [{ contactTypeId: 2, detail: mobile }];
    return toResult(
      await writers.correct(who, place, { stakeholderId, version, contacts }),
      new Map([[stakeholderId, mobile]]),
    );
  }
  if (operation === "form") {
    const newMobiles = new Map(people.map((each) => [each.stakeholderId, newNumber()]));
    const buildingBlockRequirements = people.map((each) => ({
      buildingBlockRequirementId: each.buildingBlockRequirementId,
      stakeholderContactPerson: [
        {
          ...personForm(each),
          contacts: [{ contactTypeId: 2, detail: newMobiles.get(each.stakeholderId) as string }],
        },
      ],
    }));
    const isSubmitted = who !== "editor";
    const more = { buildingBlockRequirements, isSubmitted, ...(!isSubmitted && { checkedHow: undefined }) };
    return toResult(await writers.saveForm(who, place, more), newMobiles);
  }
  if (operation === "check") {
    const body = { outcome: "still right", checkedHow: 1, contacts: [{ stakeholderId, version }] };
    const response = await office.send(who, "POST", "checkContacts", body);
    const isDone = (response.body.results as { outcome: string }[] | undefined)?.[0]?.outcome === "ok";
    return toResult(
      isDone ? response : { ...response, status: 409 },
      new Map([[stakeholderId, getMobile(person.contacts)]]),
    );
  }
  if (operation === "import") {
    const mobile = newNumber();
    const requirement = detail.buildingBlockRequirements.find(
      ({ buildingBlockRequirementId: id }) => id === person.buildingBlockRequirementId,
    )?.name;
    const row = ["Emfuleni", "Police station support services", detail.name, ADDED_ON, requirement];
    const newMobiles = new Map([[stakeholderId, mobile]]);
    return importPlaces(
      firstOffice.knex,
      [...row, person.name, mobile, "yes", "yes", ADDED_ON, "2026-08-15"].join(","),
    ).then(
      () => toResult({ status: 200, body: {} }, newMobiles),
      (error) => {
        if (!(error instanceof ImportError)) throw error;
        return toResult({ status: 409, body: { message: error.message } });
      },
    );
  }
  if (operation === "take back") {
    const ids = [...model.changes.keys()];
    const changeId = ids[pick % Math.max(ids.length, 1)] ?? 999_999;
    return toResult(await office.send(who, "POST", "undoChange", { changeId }), new Map(), changeId);
  }
  const captureId = detail.capture?.captureId ?? 999_999;
  const decision = { captureId, version: detail.version };
  return toResult(
    operation === "verify"
      ? await office.send(who, "POST", "decideCapture", {
          decision: "verify",
          ...decision,
          checkedHow: 1,
        })
      : await office.send(who, "POST", "decideCapture", {
          decision: "send back",
          ...decision,
          reason: "Another number",
        }),
  );
}

async function fetchPastResponses(): Promise<string> {
  const data = await firstOffice.knex.transaction((trx) =>
    findBuildingBlockData(trx, emfuleni, "2026-08-15"),
  );
  return JSON.stringify(data.buildingBlockReportingPeriods.filter(({ isRunning }) => !isRunning));
}

test("concurrent writes on two processes lose no acknowledged change and replace no other person's capture unconfirmed", async () => {
  await fc.assert(
    fc.asyncProperty(rounds, fc.boolean(), async (roundList, isDemanded) => {
      for (const { office } of processes) office.setToday(ADDED_ON);
      await firstOffice.knex("second_person").delete();
      const place = await write.newStation("province", emfuleni);
      for (const { office } of processes) office.setToday("2026-08-15");
      if (isDemanded)
        await firstOffice.sendOk("province", "PUT", "demandSecondPerson", {
          boundaryId: gauteng,
          isDemanded,
        });
      const before = await fetchPastResponses();
      let model: Model = { mobiles: readMobiles(await write.read(place)), capture: null, changes: new Map() };
      for (const pair of roundList) {
        const [one, other] = await Promise.all(pair.map((each, at) => send(at, place, model, each)));
        const orders = [
          [one, other],
          [other, one],
        ] as [StepResult, StepResult][];
        const possibleModels = orders.flatMap(([first, second]) => {
          const between = predictModel(model, first);
          const end = between && predictModel(between, second);
          return end === undefined ? [] : [end];
        });
        const detail = await write.read(place);
        const stored = sortMobiles({ mobiles: readMobiles(detail), capture: readCapture(detail) });
        const steps = JSON.stringify([one, other].map((each) => [each?.step, each?.response]));
        expect(possibleModels.map(sortMobiles), steps).toContainEqual(stored);
        model = possibleModels.find(
          (each) => JSON.stringify(sortMobiles(each)) === JSON.stringify(stored),
        ) as Model;
      }
      expect(await fetchPastResponses()).toBe(before);
    }),
    { numRuns: process.env.THOROUGH === undefined ? 5 : 10, endOnFailure: true },
  );
}, 120_000);
