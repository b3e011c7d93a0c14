import { normaliseName } from "../lib/text/nearNames.ts";
import type { ServiceLanguage } from "../shared/i18n/languages.ts";
import {
  contactKeyOf,
  type Edit,
  FIELDS,
  type FieldKey,
  type Patch,
  type Value,
  type Values,
} from "./fields.ts";
import { type CurrentInstance, findPerson } from "./instance/CurrentInstance.ts";
import type { CapturedPerson, FieldChange } from "./instance/contract.ts";
import { languageNames } from "./languageNames.ts";

type Reachable = { contactTypeId: number; detail: string };

export const contactValues = (contacts: readonly Reachable[]): Values =>
  Object.fromEntries(
    contacts.flatMap(({ contactTypeId, detail }) => {
      const key = contactKeyOf(contactTypeId);
      return key === undefined ? [] : [[key, detail]];
    }),
  );

const placeValues = (current: CurrentInstance): Values => ({
  ...contactValues(current.contacts),
  name: current.name,
  isConfidential: current.isConfidential,
  openingHours: current.openingHours,
  languages: current.languages.join(),
  addressLine1: current.address?.addressLine1 ?? null,
  addressLine2: current.address?.addressLine2 ?? null,
  capturedOn: current.capturedOn,
  existsOn: current.existsOn,
});

const personValues = (person: CapturedPerson): Values => ({
  ...contactValues(person.contacts),
  name: person.name,
  role: person.role,
  isPublic: person.isPublic,
  isAnswer: person.isAnswer,
  isReporting: person.isReporting,
  requirement: person.buildingBlockRequirementId,
});

/** Empty for somebody who does not stand there. */
export function currentValues(current: CurrentInstance, person: number | null): Values {
  if (person === null) return placeValues(current);
  const found = findPerson(current, person);
  return found === undefined ? {} : personValues(found.person);
}

/** Keys that `after` leaves out stay as they are. */
export const diff = (person: number | null, before: Values, after: Values): Edit[] =>
  (Object.keys(after) as FieldKey[]).flatMap((key) => {
    const [was, is] = [plain(before[key]), plain(after[key])];
    return was === is || after[key] === undefined ? [] : [{ person, key, before: was, after: is }];
  });

const plain = (value: Value | undefined): Value => (value === undefined || value === "" ? null : value);

/** As it is now, whatever it was when the patch was made; what changes nothing any more is left out. */
export const rebase = (current: CurrentInstance, edits: readonly Edit[]): Edit[] =>
  edits
    .filter(({ person }) => person === null || person < 0 || findPerson(current, person) !== undefined)
    // A captured place stays captured since its first day.
    .filter(({ key }) => key !== "capturedOn" || current.capturedOn === null)
    .flatMap(({ person, key, after }) => diff(person, currentValues(current, person), { [key]: after }));

/** The later one wins, field by field. Whoever corrects what was to go says that it stays. */
export function merge(earlier: Patch, later: Patch): Patch {
  const renamed = numberNewPeople(earlier.edits, later.edits);
  const stays = new Set(renamed.map(({ person }) => person));
  const gone = new Set(renamed.filter(isRemoval).map(({ person }) => person));
  const merged = new Map<string, Edit>();
  for (const edit of earlier.edits) {
    const isOvertaken = stays.has(edit.person) && (isRemoval(edit) || gone.has(edit.person));
    if (!isOvertaken) merged.set(`${edit.person} ${edit.key}`, edit);
  }
  for (const edit of renamed) {
    const known = merged.get(`${edit.person} ${edit.key}`);
    merged.set(`${edit.person} ${edit.key}`, known === undefined ? edit : { ...edit, before: known.before });
  }
  return {
    edits: [...merged.values()].filter(({ before, after }) => before !== after),
    answered: [...new Set([...earlier.answered, ...later.answered])],
  };
}

export const isRemoval = ({ person, key, after }: Edit): boolean =>
  (key === "requirement" && after === null && (person ?? 0) > 0) || (key === "ended" && after !== null);

/** The same name for the same requirement is the same new person. */
function numberNewPeople(earlier: readonly Edit[], later: readonly Edit[]): Edit[] {
  const known = newPeople(earlier);
  const ids = new Map<number, number>();
  let last = Math.min(0, ...known.map(({ person }) => person));
  for (const { person, values } of newPeople(later)) {
    const same = known.find((each) => isSameName(each.values, values));
    ids.set(person, same?.person ?? --last);
  }
  return later.map((edit) => ({ ...edit, person: ids.get(edit.person ?? 0) ?? edit.person }));
}

const isSameName = (one: Values, other: Values): boolean =>
  one.requirement === other.requirement &&
  normaliseName(String(one.name)) === normaliseName(String(other.name));

export function newPeople(edits: readonly Edit[]): { person: number; values: Values }[] {
  const added = edits.filter(({ person }) => person !== null && person < 0);
  return [...Map.groupBy(added, ({ person }) => person as number)].map(([person, own]) => ({
    person,
    values: Object.fromEntries(own.map(({ key, after }) => [key, after])),
  }));
}

export const invert = (edits: readonly Edit[]): Edit[] =>
  edits.map(({ before, after, ...edit }) => ({ ...edit, before: after, after: before }));

type Telling = {
  /** A confidential address is told without its text. */
  hidesAddress?: boolean;
  /** Without requirement and person, who stand beside it. */
  isShort?: boolean;
};

export function describe(
  current: CurrentInstance,
  edits: readonly Edit[],
  { hidesAddress = false, isShort = false }: Telling = {},
): FieldChange[] {
  const ofPlace = edits.filter(({ person }) => person === null);
  const of = Map.groupBy(
    edits.filter(({ person }) => person !== null),
    ({ person }) => person as number,
  );
  const isContact = ({ key }: Edit) => "contactTypeId" in FIELDS[key];
  const wordedAll = (own: readonly Edit[]) => own.map((edit) => worded(FIELDS[edit.key].label, edit));
  return [
    ...ofPlace.filter(({ key }) => key === "ended").map((edit) => ending(current, edit)),
    ...wordedAll(ofPlace.filter((edit) => edit.key !== "ended" && !isAddress(edit) && !isContact(edit))),
    ...addressChange(current, ofPlace.filter(isAddress), hidesAddress),
    ...wordedAll(ofPlace.filter(isContact)),
    ...[...of].flatMap(([person, own]) => personChanges(current, person, own, isShort)),
  ];
}

const ending = ({ name }: CurrentInstance, { after }: Edit): FieldChange => ({
  what: FIELDS.ended.label,
  before: name,
  after: `ended: ${after}`,
});

const worded = (what: string, { key, before, after }: Omit<Edit, "person">): FieldChange => ({
  what,
  before: inWords(key, before),
  after: inWords(key, after),
});

export function inWords(key: FieldKey, value: Value): string | null {
  if (value === null) return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return key === "languages" ? languageNames(String(value).split(",") as ServiceLanguage[]) : String(value);
}

const isAddress = ({ key }: Edit) => key === "addressLine1" || key === "addressLine2";

function addressChange(current: CurrentInstance, moved: readonly Edit[], hidesText: boolean): FieldChange[] {
  if (moved.length === 0) return [];
  const { label: what } = FIELDS.addressLine1;
  if (hidesText) return [{ what, before: null, after: "changed" }];
  const line = (key: "addressLine1" | "addressLine2", side: "before" | "after") => {
    const edit = moved.find((each) => each.key === key);
    return edit === undefined ? currentValues(current, null)[key] : edit[side];
  };
  const lines = (side: "before" | "after") =>
    [line("addressLine1", side), line("addressLine2", side)].filter(Boolean).join(", ") || null;
  return [{ what, before: lines("before"), after: lines("after") }];
}

function personChanges(
  current: CurrentInstance,
  person: number,
  edits: readonly Edit[],
  isShort: boolean,
): FieldChange[] {
  const edited = (key: FieldKey, side: "before" | "after") => edits.find((each) => each.key === key)?.[side];
  const known = findPerson(current, person);
  const requirementId =
    known?.requirement.buildingBlockRequirementId ??
    edited("requirement", "after") ??
    edited("requirement", "before");
  const requirement =
    current.buildingBlockRequirements.find((each) => each.buildingBlockRequirementId === requirementId)
      ?.name ?? "Contact";
  const name = known?.person.name ?? String(edited("name", "after") ?? edited("name", "before") ?? "");
  const of = (what: string) => (isShort ? capitalise(what) : `${requirement}: ${what}`);
  if (person < 0)
    return [
      { what: of("new contact"), before: null, after: name },
      ...edits
        .filter(({ key }) => "contactTypeId" in FIELDS[key])
        .map((edit) =>
          worded(
            isShort ? FIELDS[edit.key].label : `${requirement}: ${name}, ${FIELDS[edit.key].label}`,
            edit,
          ),
        ),
    ];
  const presence = edits.find(({ key }) => key === "requirement");
  if (presence?.after === null) return [{ what: of("contact removed"), before: name, after: null }];
  if (presence?.before === null) return [{ what: of("new contact"), before: null, after: name }];
  return edits.map((edit) => {
    const { label } = FIELDS[edit.key];
    const field = "contactTypeId" in FIELDS[edit.key] ? label : label.toLowerCase();
    return worded(isShort ? label : `${requirement}: ${name}, ${field}`, edit);
  });
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
