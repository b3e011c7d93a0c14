import { normaliseName } from "../lib/text/nearNames.ts";
import {
  SERVICE_LANGUAGES as NAMES,
  type ServiceLanguage,
  serviceLanguages,
} from "../shared/i18n/languages.ts";
import { type Edit, FIELDS, type FieldKey, type Value } from "./fields.ts";
import { type CurrentInstance, findPerson } from "./instance/CurrentInstance.ts";
import type { CheckedHow, FieldChange } from "./instance/contract.ts";
import { currentValues } from "./patch.ts";

type DescribeOptions = {
  hidesAddress?: boolean;
  isShort?: boolean;
};

export function describePatch(
  current: CurrentInstance,
  edits: readonly Edit[],
  { hidesAddress = false, isShort = false }: DescribeOptions = {},
): FieldChange[] {
  const placeEdits = edits.filter(({ person }) => person === null);
  const editsByPerson = Map.groupBy(
    edits.filter(({ person }) => person !== null),
    ({ person }) => person as number,
  );
  const isContact = ({ key }: Edit) => "contactTypeId" in FIELDS[key];
  const describeEach = (edits: readonly Edit[]) =>
    edits.map((edit) => describeEdit(FIELDS[edit.key].label, edit));
  return [
    ...placeEdits.filter(({ key }) => key === "ended").map((edit) => describeEnding(current, edit)),
    ...describeEach(
      placeEdits.filter((edit) => edit.key !== "ended" && !isAddress(edit) && !isContact(edit)),
    ),
    ...describeAddressChange(current, placeEdits.filter(isAddress), hidesAddress),
    ...describeEach(placeEdits.filter(isContact)),
    ...[...editsByPerson].flatMap(([person, personEdits]) =>
      describePersonChanges(current, person, personEdits, isShort),
    ),
  ];
}

const describeEnding = ({ name }: CurrentInstance, { before, after }: Edit): FieldChange =>
  after === null
    ? { what: FIELDS.ended.label, before: String(before), after: name }
    : { what: FIELDS.ended.label, before: name, after: `ended: ${after}` };

const describeEdit = (what: string, { key, before, after }: Omit<Edit, "person">): FieldChange => ({
  what,
  before: formatValue(key, before),
  after: formatValue(key, after),
});

export function formatValue(key: FieldKey, value: Value): string | null {
  if (value === null) return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return key === "languages" ? formatLanguages(String(value).split(",") as ServiceLanguage[]) : String(value);
}

const isAddress = ({ key }: Edit) => key === "addressLine1" || key === "addressLine2" || key === "point";

function describeAddressChange(
  current: CurrentInstance,
  addressEdits: readonly Edit[],
  hidesAddress: boolean,
): FieldChange[] {
  if (addressEdits.length === 0) return [];
  const { label: what } = FIELDS.addressLine1;
  if (hidesAddress) return [{ what, before: null, after: "changed" }];
  if (addressEdits.every(({ key }) => key === "point"))
    return addressEdits.map((edit) => describeEdit(FIELDS.point.label, edit));
  const getLine = (key: "addressLine1" | "addressLine2", side: "before" | "after") => {
    const edit = addressEdits.find((each) => each.key === key);
    return edit === undefined ? currentValues(current, null)[key] : edit[side];
  };
  const joinLines = (side: "before" | "after") =>
    [getLine("addressLine1", side), getLine("addressLine2", side)].filter(Boolean).join(", ") || null;
  return [{ what, before: joinLines("before"), after: joinLines("after") }];
}

function describePersonChanges(
  current: CurrentInstance,
  person: number,
  edits: readonly Edit[],
  isShort: boolean,
): FieldChange[] {
  const getEdited = (key: FieldKey, side: "before" | "after") =>
    edits.find((each) => each.key === key)?.[side];
  const currentPerson = findPerson(current, person);
  const requirementId =
    currentPerson?.requirement.buildingBlockRequirementId ??
    getEdited("requirement", "after") ??
    getEdited("requirement", "before");
  const requirement =
    current.buildingBlockRequirements.find((each) => each.buildingBlockRequirementId === requirementId)
      ?.name ?? "Contact";
  const name =
    currentPerson?.person.name ?? String(getEdited("name", "after") ?? getEdited("name", "before") ?? "");
  const formatLabel = (what: string) => (isShort ? capitalise(what) : `${requirement}: ${what}`);
  if (person < 0)
    return [
      { what: formatLabel("new contact"), before: null, after: name },
      ...edits
        .filter(({ key }) => "contactTypeId" in FIELDS[key])
        .map((edit) =>
          describeEdit(
            isShort ? FIELDS[edit.key].label : `${requirement}: ${name}, ${FIELDS[edit.key].label}`,
            edit,
          ),
        ),
    ];
  const requirementEdit = edits.find(({ key }) => key === "requirement");
  if (requirementEdit?.after === null)
    return [{ what: formatLabel("contact removed"), before: name, after: null }];
  if (requirementEdit?.before === null)
    return [{ what: formatLabel("new contact"), before: null, after: name }];
  return edits.map((edit) => {
    const { label } = FIELDS[edit.key];
    const field = "contactTypeId" in FIELDS[edit.key] ? label : label.toLowerCase();
    return describeEdit(isShort ? label : `${requirement}: ${name}, ${field}`, edit);
  });
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const CHECK_METHOD_LABELS: Readonly<Record<CheckedHow, string>> = {
  1: "by telephone",
  2: "by a visit",
  3: "in writing",
  4: "from own knowledge",
};

export const formatLanguages = (codes: readonly ServiceLanguage[]): string =>
  codes.map((code) => NAMES[code]).join(", ");

export function parseLanguages(text: string): ServiceLanguage[] | null {
  const names = text.split(/[,;/]/).map((each) => normaliseName(each));
  const codes = names
    .filter((each) => each !== "")
    .map((each) => serviceLanguages.find((code) => code === each || normaliseName(NAMES[code]) === each));
  const languages = codes.filter((code) => code !== undefined);
  return languages.length === codes.length ? [...new Set(languages)] : null;
}

export const LIST_OF_LANGUAGES = `Please write names from this list: ${formatLanguages(serviceLanguages)}.`;
