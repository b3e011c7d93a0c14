import type { Knex } from "knex";

/**
 * `building_block_capture.proposed` and `place_change.items` hold patches: the touched fields, each with its value
 * before and after. What waits is rewritten; a change made before can no longer be taken back.
 */
export async function up(knex: Knex): Promise<void> {
  await knex("place_change").delete();
  const { rows } = await knex.raw<{ rows: { id: number; proposed: Form }[] }>(
    "select capture_id as id, proposed from building_block_capture",
  );
  for (const { id, proposed } of rows) {
    await knex.raw("update building_block_capture set proposed = ? where capture_id = ?", [
      JSON.stringify(patchOf(proposed)),
      id,
    ]);
  }
}

type Contact = { contactTypeId: number; detail: string };
type Person = {
  stakeholderId: number | null;
  name: string;
  role?: string | null;
  isReporting: boolean;
  isAnswer: boolean;
  isPublic: boolean;
  isRemoved?: true;
  contacts: readonly Contact[];
};
type Form = {
  name: string;
  address?: { addressLine1: string; addressLine2?: string | null };
  contacts: readonly Contact[];
  isConfidential?: boolean;
  openingHours?: string | null;
  languages?: readonly string[];
  ends?: string;
  buildingBlockRequirements: readonly {
    buildingBlockRequirementId: number;
    stakeholderContactPerson: readonly Person[];
  }[];
};
type Values = Record<string, string | number | boolean | null | undefined>;

const CONTACT_KEYS: Readonly<Record<number, string>> = {
  1: "email",
  2: "mobile",
  3: "reception",
  4: "alternative",
  6: "extension",
};

/** What changes nothing is left out when the patch is read. */
function patchOf(form: Form) {
  const { name, address, contacts, isConfidential, openingHours, languages, ends } = form;
  const place = {
    ...{ name, isConfidential, openingHours, languages: languages?.join(), ended: ends },
    ...(address && { addressLine1: address.addressLine1, addressLine2: address.addressLine2 ?? null }),
    ...contactValues(contacts),
  };
  let added = 0;
  const people = form.buildingBlockRequirements.flatMap(
    ({ buildingBlockRequirementId: requirement, stakeholderContactPerson }) =>
      stakeholderContactPerson.flatMap(({ stakeholderId, isRemoved, contacts: own, ...person }) => {
        const id = stakeholderId ?? --added;
        return edits(
          id,
          isRemoved ? { requirement: null } : { ...person, ...contactValues(own), requirement },
        );
      }),
  );
  return { edits: [...edits(null, place), ...people], answered: [] };
}

const contactValues = (contacts: readonly Contact[]): Values =>
  Object.fromEntries(
    contacts.flatMap(({ contactTypeId, detail }) => {
      const key = CONTACT_KEYS[contactTypeId];
      return key === undefined ? [] : [[key, detail]];
    }),
  );

const edits = (person: number | null, values: Values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ person, key, before: null, after: value === "" ? null : value }));
