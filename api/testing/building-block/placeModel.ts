export type Value = string | boolean | null;
/** Keys consist of the person (0 is the place) and the field: '0 reception', '2 mobile'. */
export type Fields = Record<string, Value>;
type ModelEdit = { key: string; before: Value; after: Value };
type Check = {
  what: number;
  personIndex: number;
  on: string;
  how: number | null;
  who: string | null;
  details: string;
};
type Change = { id: number; on: string; edits: ModelEdit[]; checks: Check[]; isUndone?: boolean };
type ImportedFile = Change & { day: string; wasConfidential: boolean };
type Capture = { who: string; isPending: boolean; edits: Fields; isAnswered: boolean };
export type Model = {
  fields: Fields;
  changedOn: Record<string, string>;
  checks: Check[];
  capture: Capture | null;
  changes: Change[];
  files: ImportedFile[];
};
type Author = { who: string; on: string; how?: number | undefined };

const CONTACTS: Readonly<Record<string, number>> = { email: 1, mobile: 2, reception: 3 };
const WHEREABOUTS = ["addressLine1", "point", ...Object.keys(CONTACTS)];
const PEOPLE = [1, 2];
const [PERSON, NUMBER, REQUIREMENT] = [1, 2, 4];
export const OWN_KNOWLEDGE = 4;
const getField = (key: string) => key.split(" ")[1] as string;
const getPerson = (key: string) => Number(key.split(" ")[0]);
export const quarterStart = (day: string): string => {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 5)}${String(month).padStart(2, "0")}-01`;
};

export const getDetails = (fields: Fields, personIndex: number): string[] =>
  Object.entries(CONTACTS).flatMap(([key, type]) =>
    fields[`${personIndex} ${key}`] ? [`${type} ${fields[`${personIndex} ${key}`]}`] : [],
  );

/** Lists fields that differ from the stored ones. A place that moves loses its point. */
export function listEdits(fields: Fields, changedFields: Fields): ModelEdit[] {
  const isMoving =
    "0 addressLine1" in changedFields && changedFields["0 addressLine1"] !== fields["0 addressLine1"];
  const after =
    isMoving && !("0 point" in changedFields) ? { ...changedFields, "0 point": null } : changedFields;
  return Object.entries(after)
    .filter(([key, value]) => (fields[key] ?? null) !== value)
    .filter(([key, value]) => key !== "0 capturedOn" || fields[key] === null || value === null)
    .map(([key, value]) => ({ key, before: fields[key] ?? null, after: value }));
}

const applyEdits = (model: Model, edits: readonly ModelEdit[], on: string | null) => {
  for (const { key, after } of edits) {
    model.fields[key] = after;
    if (on !== null) model.changedOn[key] = on;
  }
};

type ChangeContext = Author & {
  checked?: readonly number[];
  isNumber?: boolean;
  isAnswered?: boolean;
  isReviewed?: boolean;
};

export function applyChange(model: Model, changedFields: Fields, id: number, by: ChangeContext): void {
  const { on, how, who, checked = [], isNumber = false, isAnswered = false, isReviewed = false } = by;
  const edits = listEdits(model.fields, changedFields).map((edit) =>
    edit.key === "0 capturedOn" && String(edit.after) < quarterStart(on)
      ? { ...edit, after: quarterStart(on) }
      : edit,
  );
  applyEdits(model, edits, on);
  const editedPeople = PEOPLE.filter((person) => edits.some(({ key }) => getPerson(key) === person));
  const isNewNumber = edits.some(
    ({ key, after }) => getPerson(key) === 0 && getField(key) in CONTACTS && Boolean(after),
  );
  const checks =
    how === undefined
      ? []
      : [
          ...PEOPLE.filter((person) => editedPeople.includes(person) || checked.includes(person)),
          ...(getDetails(model.fields, 0).length > 0 && (isNumber || isNewNumber) ? [0] : []),
        ].map((personIndex) => getCheck(model, personIndex, { who, on, how }));
  if (how !== undefined && isAnswered && (isReviewed || editedPeople.length > 0))
    checks.push({ what: REQUIREMENT, personIndex: 0, on, how, who, details: "" });
  model.checks.push(...checks);
  model.changes.push({ id, on, edits, checks });
}

export const getCheck = (
  model: Model,
  personIndex: number,
  by: Omit<Author, "how"> & { how: number },
): Check => ({
  ...{ what: personIndex === 0 ? NUMBER : PERSON, personIndex, ...by },
  details: getDetails(model.fields, personIndex).join(),
});

/** Does not undo what was changed since. A point is undone only with its address. */
function invert(
  { fields }: Model,
  edits: readonly ModelEdit[],
  isExposing: (key: string) => boolean,
): ModelEdit[] {
  const isSame = ({ key, after }: ModelEdit) => fields[key] === after;
  const isMoved = edits.some((edit) => edit.key === "0 addressLine1" && !isSame(edit));
  return edits
    .filter((edit) => isSame(edit) && !isExposing(edit.key) && !(isMoved && edit.key === "0 point"))
    .map(({ key, before, after }) => ({ key, before: after, after: before }));
}

export function undoChange(model: Model, id: number, today: string): void {
  const change = model.changes.find((each) => each.id === id) as Change;
  change.isUndone = true;
  const { edits, checks, on } = change;
  const hasQuarterEnded = on < quarterStart(today);
  const isPublishedSince = model.changes.some(
    (each) => each.id > id && each.edits.some(({ key, after }) => key === "0 isConfidential" && !after),
  );
  const isExposing = (key: string) =>
    isPublishedSince &&
    !model.fields["0 isConfidential"] &&
    getPerson(key) === 0 &&
    WHEREABOUTS.includes(getField(key));
  const revertedEdits = invert(model, edits, isExposing)
    .filter(({ key, after }) => key !== "0 isConfidential" || after !== false)
    .filter(({ key }) => key !== "0 capturedOn" || !hasQuarterEnded);
  applyEdits(
    model,
    listEdits(model.fields, Object.fromEntries(revertedEdits.map(({ key, after }) => [key, after]))),
    today,
  );
  if (!hasQuarterEnded) model.checks = model.checks.filter((check) => !checks.includes(check));
}

type File = { id: number; on: string; knownOn: string | null; person: number; isVerified: boolean };

/** Does not change what an official changed after the day on which the row was true. */
export function applyFile(
  model: Model,
  changedFields: Fields,
  { id, on, knownOn, person, isVerified }: File,
): void {
  const isOvertaken = (key: string) => {
    const days = [model.changedOn[key], ...(key === "0 point" ? [model.changedOn["0 addressLine1"]] : [])];
    return days.some((day) => day !== undefined && day > (knownOn ?? ""));
  };
  const edits = listEdits(model.fields, { ...changedFields, "0 capturedOn": on }).filter(
    ({ key }) =>
      key === "0 capturedOn" ||
      !isOvertaken(key === "0 point" && !("0 point" in changedFields) ? "0 addressLine1" : key),
  );
  applyEdits(model, edits, null);
  const verifiedOn = computeCheckDays(model, person).verifiedOn;
  const isNewer = isVerified && on > (verifiedOn ?? "");
  const checks = isNewer
    ? [{ ...getCheck(model, person, { who: "", on, how: 0 }), who: null, how: null }]
    : [];
  model.checks.push(...checks);
  const wasConfidential = model.fields["0 isConfidential"] === true;
  if (edits.length + checks.length > 0)
    model.files.push({
      id,
      on,
      day: [knownOn ?? "", on].toSorted().at(-1) as string,
      edits,
      checks,
      wasConfidential,
    });
}

export function withdrawFiles(model: Model, from: number): void {
  for (const { edits, checks, wasConfidential } of model.files.filter(({ id }) => id >= from).toReversed()) {
    const isExposing = (key: string) =>
      wasConfidential &&
      !model.fields["0 isConfidential"] &&
      getPerson(key) === 0 &&
      WHEREABOUTS.includes(getField(key));
    const withdrawnChecks = checks.filter(
      ({ personIndex, on }) => computeCheckDays(model, personIndex).verifiedOn === on,
    );
    applyEdits(model, invert(model, edits, isExposing), null);
    model.checks = model.checks.filter((check) => !withdrawnChecks.includes(check));
  }
  model.files = model.files.filter(({ id }) => id < from);
}

/** Includes the day since which every detail has been checked otherwise than by own knowledge. */
export function computeCheckDays({ checks, fields }: Pick<Model, "checks" | "fields">, personIndex: number) {
  const findLastDay = (someChecks: readonly Check[]) =>
    someChecks
      .map(({ on }) => on)
      .toSorted()
      .at(-1) ?? null;
  const contactChecks = checks.filter(
    (check) => check.personIndex === personIndex && check.what === (personIndex === 0 ? NUMBER : PERSON),
  );
  const otherChecks = contactChecks.filter(({ how }) => how !== OWN_KNOWLEDGE);
  const days = getDetails(fields, personIndex).map((detail) =>
    findLastDay(otherChecks.filter(({ details }) => details.split(",").includes(detail))),
  );
  const since = days.includes(null)
    ? null
    : (days.toSorted()[0] ?? (personIndex === 0 ? null : findLastDay(otherChecks)));
  return { verifiedOn: findLastDay(contactChecks), since };
}
