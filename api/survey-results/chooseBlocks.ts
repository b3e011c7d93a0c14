import { FEWEST_ORGANISATIONS } from "./anonymity.ts";
import { exposedAmong } from "./findExposed.ts";

/** An organisation with a public result, with its district, its province and the country, in this order. */
export type PlacedOrganisation = { organisationId: number; areas: readonly number[] };

/** Organisations of one area whose answers are shown together, and in no smaller parts. */
export type Block = { area: number; members: readonly number[] };

/**
 * Divides the organisations whose answers may be counted into blocks: those of a district; of a province what its
 * districts leave over; of the country what is left over then. The answers of every area are those of the blocks in it,
 * so that nothing but the blocks can be had by subtraction. A block has three organisations or more, and so have those
 * that it leaves out, unless it leaves out none: the public scores of both together would tell of one or two. Where
 * some are too few, others are left out with them.
 *
 * In the end no sum of blocks and public figures may be about one or two organisations. Different figures are supposed
 * to say the same of an organisation, as if each had a single number. Whoever cannot find that out cannot find out any
 * of several numbers: if the same were added to all of an organisation's, every figure would move as the single one.
 *
 * @param families of each questionnaire of a quarter, the organisations whose answers may be counted
 * @param published the organisations over which each public figure is; nothing follows from these alone
 * @returns of each family, its blocks
 */
export function chooseBlocks(
  placed: readonly PlacedOrganisation[],
  families: readonly ReadonlySet<number>[],
  published: readonly (readonly number[])[],
): Block[][] {
  // Which block goes first where several could must not depend on the order in which rows were read.
  const organisations = placed.toSorted((a, b) => a.organisationId - b.organisationId);
  const banned = families.map(() => new Set<number>());
  for (;;) {
    const chosen = families.map((eligible, at) => divide(organisations, eligible, banned[at] as Set<number>));
    const blocks = chosen.flatMap((own, family) => own.map((block) => ({ ...block, family })));
    const exposed = exposedBy([...published, ...blocks.map(({ members }) => members)], organisations);
    if (exposed.length === 0 || blocks.length === 0) return chosen;
    for (const organisation of exposed) {
      const around = blocks.filter(({ area }) => organisation.areas.includes(area));
      const { area, family } = smallest(around.length > 0 ? around : blocks);
      (banned[family] as Set<number>).add(area);
    }
  }
}

function divide(
  organisations: readonly PlacedOrganisation[],
  eligible: ReadonlySet<number>,
  banned: ReadonlySet<number>,
): Block[] {
  const blocks: Block[] = [];
  let left = organisations;
  for (const level of [0, 1, 2]) {
    const over: PlacedOrganisation[] = [];
    for (const [area, own] of Map.groupBy(left, ({ areas }) => areas[level] as number)) {
      const members = banned.has(area) ? null : membersOf(own, eligible);
      if (members === null) over.push(...own);
      else blocks.push({ area, members });
    }
    left = over;
  }
  return blocks;
}

/** As many as can be shown together; null where there are none. */
function membersOf(own: readonly PlacedOrganisation[], eligible: ReadonlySet<number>): number[] | null {
  const ids = own.map(({ organisationId }) => organisationId).filter((id) => eligible.has(id));
  const leftOut = own.length - ids.length;
  const missing = leftOut === 0 ? 0 : Math.max(0, FEWEST_ORGANISATIONS - leftOut);
  // Those that came last; which they are must not depend on what they answered.
  const members = ids.toSorted((a, b) => a - b).slice(0, ids.length - missing);
  return members.length < FEWEST_ORGANISATIONS ? null : members;
}

function exposedBy(
  sets: readonly (readonly number[])[],
  organisations: readonly PlacedOrganisation[],
): PlacedOrganisation[] {
  const nameOf = new Map(organisations.map(({ organisationId }) => [organisationId, ""]));
  for (const [at, members] of sets.entries()) {
    for (const id of members) nameOf.set(id, `${nameOf.get(id)} ${at}`);
  }
  // Nothing tells apart organisations that are in the same sets.
  const cells = [...Map.groupBy(organisations, ({ organisationId }) => nameOf.get(organisationId)).values()];
  const cellOf = new Map(cells.flatMap((own, at) => own.map(({ organisationId }) => [organisationId, at])));
  const exposed = exposedAmong(
    sets.map((members) => [...new Set(members.map((id) => cellOf.get(id) as number))]),
    cells.map(({ length }) => length),
  );
  return exposed.map((at) => cells[at]?.[0] as PlacedOrganisation);
}

const smallest = <B extends Block>(blocks: readonly B[]): B =>
  blocks.reduce((least, each) => (each.members.length < least.members.length ? each : least));
