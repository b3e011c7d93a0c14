import { MIN_ORGANISATIONS } from "./anonymity.ts";
import { exposedAmong } from "./findExposed.ts";

export type PlacedOrganisation = {
  organisationId: number;
  /** District, province, country. */
  areas: readonly number[];
  /** Its public result joins staff and students. */
  isMixed: boolean;
};

export type Block = { area: number; members: readonly number[] };

/**
 * Blocks are by district, then by province what districts leave over, then by country; an area's answers are
 * those of its blocks. A block has three or more organisations, and so have those that it leaves out, unless
 * none is: the public scores of both together would reveal one or two. Mixed ones are in a block by three or
 * not at all: the public score less the block would reveal how students differ from staff.
 *
 * In the end no sum of blocks and public figures may be about one or two organisations. Each is assumed to
 * have one single number, plus one difference if mixed: adding the same to several numbers moves every figure
 * alike.
 *
 * @param families of each questionnaire, the organisations whose answers may be counted
 * @param published the organisations of each public figure; nothing follows from these alone
 * @returns of each family, its blocks
 */
export function chooseBlocks(
  placed: readonly PlacedOrganisation[],
  families: readonly ReadonlySet<number>[],
  published: readonly (readonly number[])[],
): Block[][] {
  // Independent of the order of rows.
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

function membersOf(own: readonly PlacedOrganisation[], eligible: ReadonlySet<number>): number[] | null {
  const all = own.filter(({ organisationId }) => eligible.has(organisationId));
  const mixed = all.filter(({ isMixed }) => isMixed);
  const shown = mixed.length < MIN_ORGANISATIONS ? all.filter(({ isMixed }) => !isMixed) : all;
  const leftOut = own.length - shown.length;
  const missing = leftOut === 0 ? 0 : Math.max(0, MIN_ORGANISATIONS - leftOut);
  // Independent of answers.
  const members = shown.slice(0, shown.length - missing).map(({ organisationId }) => organisationId);
  return members.length < MIN_ORGANISATIONS ? null : members;
}

/** Its public number and, if mixed, the difference of a family's answers from it. */
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
