import { expect } from "vitest";
import { formatLanguages, parseLanguages } from "../../building-block/describePatch.ts";
import { findImportsToWithdraw, withdrawImports } from "../../building-block/import/withdrawImports.ts";
import { createPlaceImporter } from "./importPlaces.ts";
import type { Office, OfficeResponse, OfficeUser } from "./office.ts";
import { createWriters, personForm } from "./place.ts";
import * as model from "./placeModel.ts";
import { createSheetClient, encodeCsv, getCells } from "./sheets.ts";
import { CONTACT_TYPES, dayAfter, FIRST_DAY, PLACE_KEYS, type StartedPlace } from "./storedPlace.ts";

export const OFFICIALS: Readonly<Record<string, string>> = {
  ...{ coordinator: "Sipho Dube", province: "Zanele Khumalo", editor: "Palesa Molefe" },
};
const HEADINGS: Readonly<Record<string, string>> = {
  ...{ name: "Contact", role: "Role", mobile: "Mobile", reception: "Reception", email: "E-mail" },
  ...{ addressLine1: "Address", openingHours: "Opening hours", languages: "Languages" },
  capturedOn: "Captured on",
  ...{ isPublic: "Shown to the public", isAnswer: "Answers the telephone", isReporting: "Reports changes" },
};
const FILE_COLUMNS = {
  person: {
    ...{ name: "contact_name", role: "contact_role", mobile: "contact_mobile", email: "contact_email" },
    ...{ isPublic: "is_public", isAnswer: "is_answer", isReporting: "is_reporting" },
  } as Readonly<Record<string, string>>,
  place: {
    ...{ reception: "reception", email: "email", addressLine1: "address_line1", point: "latitude,longitude" },
    ...{ openingHours: "opening_hours", languages: "languages" },
  } as Readonly<Record<string, string>>,
};
const getCell = (value: model.Value) =>
  value === null ? "" : value === true ? "yes" : value === false ? "no" : value;

export type Step = {
  writer: string;
  who: OfficeUser;
  personIndex: number;
  how: number;
  pick: number;
  isReplacing: boolean;
  isFull: boolean;
  knownDaysAgo: number | null;
  changedFields: Partial<Record<string, model.Value>>;
};
type Circumstances = { on: string; isDemanded: boolean };
const fileColumns =
  "known_on,requirement,valid_from,verified_on," +
  [...Object.values(FILE_COLUMNS.place), ...Object.values(FILE_COLUMNS.person)].join();

export function createPlaceWriters(office: Office) {
  const importPlaces = createPlaceImporter(fileColumns);
  const writers = {
    office,
    write: createWriters(office),
    sheets: createSheetClient(office),
    importFile: (cells: Readonly<Record<string, string>>, day: string) =>
      importPlaces(
        office.knex,
        ["Emfuleni", "Police station support services", cells.name, day]
          .concat(fileColumns.split(",").map((column) => cells[column] ?? ""))
          .map((cell) => `"${cell}"`)
          .join(),
        new Date(`${day}T12:00:00+02:00`),
      ),
  };
  return {
    importFile: writers.importFile,
    send: (at: StartedPlace, now: model.Model, step: Step, circumstances: Circumstances) =>
      send(writers, at, now, { ...step, ...circumstances }),
  };
}

export type WriterResult = {
  response: OfficeResponse;
  apply: (now: model.Model) => void;
  isAllowed: boolean;
};
const createNoChange = (): WriterResult => ({
  response: { status: 200, body: {} },
  apply: () => {},
  isAllowed: true,
});
const isValidator = (who: string) => who !== "editor";
const getPerson = (key: string) => Number(key.split(" ")[0]);

function predictChange(
  now: model.Model,
  response: OfficeResponse,
  {
    who,
    isDemanded,
    isReplacing = false,
    ...more
  }: {
    who: string;
    isDemanded: boolean;
    isReplacing?: boolean;
    changedFields: model.Fields;
    how: number | undefined;
    on: string;
    checked: number[];
    isNumber?: boolean;
    isAnswered?: boolean;
  },
): WriterResult {
  const edits = model.listEdits(now.fields, more.changedFields);
  const { capture } = now;
  const isForeign = capture !== null && capture.who !== who;
  const isAbandoned = capture !== null && isReplacing;
  const isPending = edits.length > 0 && (!isValidator(who) || isDemanded);
  if (edits.length > 0 && isForeign && !isReplacing) return { response, apply: () => {}, isAllowed: false };
  if (edits.length === 0 && !isValidator(who)) return { response, apply: () => {}, isAllowed: false };
  const isMerged = capture?.isPending === true && edits.length > 0 && !isAbandoned;
  const changedFields = Object.fromEntries(edits.map(({ key, after }) => [key, after]));
  const isAnswered = more.isAnswered === true;
  const allEdits = { ...(isMerged && capture.edits), ...changedFields };
  return {
    ...{ response, isAllowed: true },
    apply: (after) => {
      if (isPending)
        after.capture = {
          who,
          isPending: true,
          edits: allEdits,
          isAnswered: isAnswered || (isMerged && capture.isAnswered),
        };
      else {
        if (isAbandoned || isMerged) after.capture = null;
        model.applyChange(after, allEdits, Number(response.body.changeId), {
          ...more,
          who: OFFICIALS[who] as string,
          isReviewed: isAnswered,
        });
      }
    },
  };
}

type Writers = {
  office: Office;
  write: ReturnType<typeof createWriters>;
  sheets: ReturnType<typeof createSheetClient>;
  importFile: (cells: Readonly<Record<string, string>>, day: string) => Promise<unknown>;
};

async function send(
  { office, write, sheets, importFile }: Writers,
  at: StartedPlace,
  now: model.Model,
  step: Step & Circumstances,
): Promise<WriterResult> {
  const { writer, who, personIndex, how, isReplacing, isFull, changedFields, pick, on, isDemanded } = step;
  const { place, ids, text } = at;
  const detail = await write.read(place);
  const filterField = (keys: readonly string[], id: number): model.Fields =>
    Object.fromEntries(
      Object.entries(changedFields)
        .filter(([key]) => keys.includes(key))
        .map(([key, value]) => [`${id} ${key}`, text(key, value, id)]),
    );
  const contactsIn = (fields: model.Fields, id: number) =>
    Object.entries(CONTACT_TYPES)
      .filter(([key]) => `${id} ${key}` in fields)
      .map(([key, contactTypeId]) => ({ contactTypeId, detail: fields[`${id} ${key}`] ?? "" }));
  const replacement = isReplacing && detail.capture !== null ? { replaces: detail.capture.captureId } : {};
  const change = { who, isDemanded, on, how: isValidator(who) ? how : undefined };
  const checkedHow = isValidator(who) ? { checkedHow: how } : { checkedHow: undefined };
  if (writer === "form") {
    const fields = {
      ...filterField(PLACE_KEYS.place, 0),
      ...filterField(PLACE_KEYS.person, 1),
      ...filterField(PLACE_KEYS.person, 2),
    };
    const mergedFields = { ...now.fields, ...fields };
    const value = (key: string) => mergedFields[key];
    const response = await write.saveForm(who, place, {
      ...{
        name: value("0 name"),
        address: { addressLine1: value("0 addressLine1") },
        contacts: contactsIn(fields, 0),
      },
      ...("0 isConfidential" in fields && { isConfidential: value("0 isConfidential") }),
      ...("0 openingHours" in fields && { openingHours: value("0 openingHours") }),
      ...("0 languages" in fields && { languages: String(value("0 languages")).split(",") }),
      ...{ ...checkedHow, ...replacement, isSubmitted: isValidator(who) },
      buildingBlockRequirements: detail.buildingBlockRequirements
        .slice(0, isFull ? undefined : 1)
        .map(({ buildingBlockRequirementId, stakeholderContactPerson }) => ({
          buildingBlockRequirementId,
          stakeholderContactPerson: stakeholderContactPerson.map((person) => {
            const id = ids.indexOf(person.stakeholderId);
            const flags = Object.fromEntries(
              PLACE_KEYS.person
                .filter((key) => !(key in CONTACT_TYPES))
                .map((key) => [key, value(`${id} ${key}`)]),
            );
            return { ...personForm(person), ...flags, contacts: contactsIn(fields, id) };
          }),
        })),
    });
    const isNumber = contactsIn(fields, 0).some((each) => each.detail !== "");
    const captures: model.Fields =
      isFull && now.fields["0 capturedOn"] === null ? { "0 capturedOn": on } : {};
    return predictChange(now, response, {
      ...{ ...change, isReplacing: "replaces" in replacement, changedFields: { ...fields, ...captures } },
      ...{ checked: [1, 2], isNumber, isAnswered: true },
    });
  }
  if (writer === "row") {
    const keys = personIndex === 0 ? ["email", "reception"] : ["name", "role", "mobile", "email"];
    const fields = filterField(keys, personIndex);
    const { version } = await office
      .knex("stakeholder")
      .where({ stakeholderId: ids[personIndex] })
      .first("version");
    const response = await write.correct(who, place, {
      ...{
        stakeholderId: ids[personIndex],
        version,
        contacts: contactsIn(fields, personIndex),
        ...checkedHow,
        ...replacement,
      },
      ...(`${personIndex} name` in fields && { name: fields[`${personIndex} name`] }),
      ...(`${personIndex} role` in fields && { role: fields[`${personIndex} role`] }),
    });
    const isNumber = personIndex === 0 && contactsIn(fields, 0).some((each) => each.detail !== "");
    return predictChange(now, response, {
      ...change,
      isReplacing: "replaces" in replacement,
      changedFields: fields,
      checked: personIndex === 0 ? [] : [personIndex],
      isNumber,
    });
  }
  if (writer === "sheet") {
    const keys = (personIndex === 0 ? PLACE_KEYS.place : PLACE_KEYS.person).filter(
      (key) => key !== "isConfidential",
    );
    const fields = Object.fromEntries(
      model.listEdits(now.fields, filterField(keys, personIndex)).map(({ key, after }) => [key, after]),
    ) as model.Fields;
    delete fields["0 point"];
    if (personIndex === 0 && isFull && now.fields["0 capturedOn"] === null) fields["0 capturedOn"] = on;
    if (Object.keys(fields).length === 0) return createNoChange();
    const grid = await sheets.download("province", { format: "csv", boundaryId: office.emfuleni });
    const { get, set } = getCells(grid);
    const line = grid.findIndex(
      (_, row) =>
        get(row, "Place id") === String(detail.buildingBlockStakeholderId) &&
        get(row, "Contact id") === (personIndex === 0 ? "" : String(ids[personIndex])) &&
        (personIndex > 0 || get(row, "Requirement") === ""),
    );
    const formatCell = (key: string, value: model.Value) =>
      key === "languages" ? formatLanguages(parseLanguages(String(value)) ?? []) : getCell(value) || "CLEAR";
    set(
      line,
      Object.fromEntries(
        Object.entries(fields).map(([key, value]) => {
          const field = key.split(" ")[1] as string;
          return [HEADINGS[field] ?? "", formatCell(field, value)];
        }),
      ),
    );
    const file = encodeCsv([grid[0] as string[], grid[line] as string[]]);
    const preview = await sheets.preview(who, file);
    expect(preview.errors).toEqual([]);
    if (preview.rows.some(({ outcome }) => outcome === "conflict"))
      return predictChange(now, { status: 409, body: {} }, { ...change, changedFields: fields, checked: [] });
    return predictChange(now, await sheets.apply(who, file, preview.fingerprint, how), {
      ...change,
      changedFields: fields,
      checked: personIndex === 0 ? [] : [personIndex],
    });
  }
  if (writer === "check") {
    if (!isValidator(who)) return createNoChange();
    const { version } = await office
      .knex("stakeholder")
      .where({ stakeholderId: ids[personIndex] })
      .first("version");
    const response = await office.send(who, "POST", "checkContacts", {
      outcome: "still right",
      checkedHow: how,
      contacts: [{ stakeholderId: ids[personIndex], version }],
    });
    return {
      response,
      isAllowed: true,
      apply: (after) => {
        const check = model.getCheck(after, personIndex, { who: OFFICIALS[who] as string, on, how });
        after.checks.push(check);
        after.changes.push({ id: Number(response.body.changeId), on, edits: [], checks: [check] });
      },
    };
  }
  if (writer === "file") {
    const fields = filterField(Object.keys(FILE_COLUMNS.place), 0);
    const confirmation =
      personIndex === 0
        ? {}
        : filterField(
            Object.keys(FILE_COLUMNS.person).filter((key) => key !== "name"),
            personIndex,
          );
    const givenCells = Object.fromEntries(
      Object.entries({ ...fields, ...confirmation }).filter(([, value]) => value !== null),
    );
    const knownOn = step.knownDaysAgo === null ? null : dayAfter(on, -step.knownDaysAgo);
    const cells: Record<string, string> = { name: detail.name, known_on: knownOn ?? "" };
    for (const [key, value] of Object.entries(givenCells)) {
      const columns =
        (getPerson(key) === 0 ? FILE_COLUMNS.place : FILE_COLUMNS.person)[key.split(" ")[1] as string] ?? "";
      const parts = columns.includes("latitude") ? String(value).split(",") : [getCell(value)];
      columns.split(",").forEach((column, index) => {
        cells[column] = parts[index] ?? "";
      });
    }
    if (personIndex > 0)
      Object.assign(cells, {
        requirement: at.requirement,
        valid_from: FIRST_DAY,
        contact_name: String(now.fields[`${personIndex} name`]),
        verified_on: isFull ? on : "",
      });
    await importFile(cells, on);
    const id = Number((await office.knex("place_import").max("import_id as id").first())?.id);
    return {
      ...createNoChange(),
      apply: (after) =>
        model.applyFile(after, givenCells, {
          id,
          on,
          knownOn,
          person: personIndex,
          isVerified: personIndex > 0 && isFull,
        }),
    };
  }
  if (writer === "withdraw") {
    const file = now.files[pick % Math.max(now.files.length, 1)];
    if (file === undefined) return createNoChange();
    await office.knex.transaction(async (trx) =>
      withdrawImports(trx, await findImportsToWithdraw(trx, file.id)),
    );
    return { ...createNoChange(), apply: (after) => model.withdrawFiles(after, file.id) };
  }
  if (writer === "undo") {
    const change = now.changes[pick % Math.max(now.changes.length, 1)];
    if (change === undefined || !isValidator(who)) return createNoChange();
    const response = await office.send(who, "POST", "undoChange", { changeId: change.id });
    const isRefused = change.edits.length === 0 ? change.on < model.quarterStart(on) : isDemanded;
    const isAllowed = !isRefused && !change.isUndone && change.on > dayAfter(on, -14);
    return { response, isAllowed, apply: (after) => model.undoChange(after, change.id, on) };
  }
  if (writer === "give up") {
    const body = { captureId: detail.capture?.captureId ?? 999_999, version: detail.version };
    const response = await office.send(who, "POST", "decideCapture", {
      decision: "withdraw",
      ...body,
    });
    return {
      ...{ response, isAllowed: now.capture?.who === who },
      apply: (after) => {
        after.capture = null;
      },
    };
  }
  if (!isValidator(who)) return createNoChange();
  const { capture } = now;
  const body = { captureId: detail.capture?.captureId ?? 999_999, version: detail.version };
  const isVerifying = writer === "verify";
  const response = await office.send(
    who,
    "POST",
    "decideCapture",
    isVerifying
      ? { decision: "verify", ...body, checkedHow: how }
      : { decision: "send back", ...body, reason: "Another number" },
  );
  return {
    ...{
      response,
      isAllowed: capture?.isPending === true && !(isVerifying && isDemanded && capture.who === who),
    },
    apply: (after) => {
      if (capture === null) return;
      after.capture = isVerifying ? null : { ...capture, isPending: false };
      if (isVerifying)
        model.applyChange(after, capture.edits, Number(response.body.changeId), {
          who: OFFICIALS[who] as string,
          on,
          how,
          isAnswered: capture.isAnswered,
        });
    },
  };
}
