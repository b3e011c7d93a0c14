import { FEWEST_ORGANISATIONS } from "./anonymity.ts";
import { exposedAmong } from "./findExposed.ts";

/** An organisation with a public result. */
export type PlacedOrganisation = {
  organisationId: number;
  /** Its district, its province and the country, in this order. */
  areas: readonly number[];
  /** Its public result is of staff and of students, so that it differs from what either of them answered. */
  isMixed: boolean;
};

/** Organisations of one area whose answers are shown together, and in no smaller parts. */
export type Block = { area: number; members: readonly number[] };

/**
 * Divides the organisations whose answers may be counted into blocks: those of a district; of a province what its
 * districts leave over; of the country what is left over then. The answers of every area are those of the blocks in it,
 * so that nothing but the blocks can be had by subtraction. A block has three organisations or more, and so have those
 * that it leaves out, unless it leaves out none: the public scores of both together would tell of one or two. Where
 * some are too few, others are left out with them. Mixed ones are in a block by three or not at all: by how much the
 * students of one or two of them differ from the staff would be the public score less the block.
 *
 * In the end no sum of blocks and public figures may be about one or two organisations. Different figures are supposed
 * to say the same of an organisation, as if each had a single number; and then also to differ for mixed ones. Whoever cannot find that out cannot find out any
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
    const alike = organisations.map((each) => ({ ...each, isMixed: false }));
    const exposed = [alike, organisations].flatMap((supposed) => exposedBy(published, blocks, supposed));
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
  const all = own.filter(({ organisationId }) => eligible.has(organisationId));
  const mixed = all.filter(({ isMixed }) => isMixed);
  const shown = mixed.length < FEWEST_ORGANISATIONS ? all.filter(({ isMixed }) => !isMixed) : all;
  const leftOut = own.length - shown.length;
  const missing = leftOut === 0 ? 0 : Math.max(0, FEWEST_ORGANISATIONS - leftOut);
  // Those that came last; which they are must not depend on what they answered.
  const members = shown.slice(0, shown.length - missing).map(({ organisationId }) => organisationId);
  return members.length < FEWEST_ORGANISATIONS ? null : members;
}

/**
 * The numbers of an organisation: its public one and, of a mixed one, how much what a family answered differs from it.
 */
function exposedBy(
  published: readonly (readonly number[])[],
  blocks: readonly (Block & { family: number })[],
  organisations: readonly PlacedOrganisation[],
): PlacedOrganisation[] {
  const byId = new Map(organisations.map((each) => [each.organisationId, each]));
  const numbersIn = ({ members, family }: Block & { family: number }) =>
    members.flatMap((id) => [`${id}`, ...(byId.get(id)?.isMixed ? [`${id} ${family}`] : [])]);
  const sets = [...published.map((members) => members.map(String)), ...blocks.map(numbersIn)];
  const nameOf = new Map<string, string>();
  for (const [at, numbers] of sets.entries()) {
    for (const number of numbers) nameOf.set(number, `${nameOf.get(number) ?? ""} ${at}`);
  }
  // Nothing tells apart numbers that are in the same sets.
  const cells = [...Map.groupBy(nameOf.keys(), (number) => nameOf.get(number)).values()].map(
    (numbers) => new Set(numbers.map((number) => Number.parseInt(number, 10))),
  );
  const cellAt = new Map([...new Set(nameOf.values())].map((name, at) => [name, at]));
  const exposed = exposedAmong(
    sets.map((numbers) => [
      ...new Set(numbers.map((number) => cellAt.get(nameOf.get(number) as string) as number)),
    ]),
    cells.map(({ size }) => size),
  );
  return exposed.map((at) => byId.get([...(cells[at] as Set<number>)][0] as number) as PlacedOrganisation);
}

const smallest = <B extends Block>(blocks: readonly B[]): B =>
  blocks.reduce((least, each) => (each.members.length < least.members.length ? each : least));
