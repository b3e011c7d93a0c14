import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Looks } from "../../.storybook/component/evidence.ts";
import { startComparing } from "./compare.ts";
import { measureBytes } from "./measureBytes.ts";
import { buildFormerStorybook, buildStorybook, commitOf, lastRelease } from "./storybookOf.ts";
import { walk } from "./walk.ts";

/**
 * Builds the Storybook into `var/storybook`, with pictures of every story, what axe found, bytes and
 * accessibility trees, and with what looks different from the last release. `--since=COMMIT` compares with
 * another commit; words narrow it to the pages whose titles hold one of them.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const storybook = join(root, "var/storybook");
const folder = join(root, "var/looks/shown");
const given = process.argv.slice(2);
const filters = given.filter((each) => !each.startsWith("--"));
const asked = given.find((each) => each.startsWith("--since="))?.slice("--since=".length);

const release = asked ?? lastRelease(root);
console.log("Building the Storybook …");
buildStorybook(root, storybook);
console.log("Looking at every story …");
const { stories, trees } = await walk(storybook, join(folder, "now"), filters);
const bytes = await measureBytes(root, (component) => trees[component] !== undefined);
const looks: Looks = {
  commit: commitOf(root, "HEAD"),
  day: new Date().toISOString().slice(0, 10),
  stories,
  components: Object.fromEntries([...bytes].map(([id, own]) => [id, { bytes: own, tree: trees[id] ?? "" }])),
};
if (release === undefined)
  console.log("Nothing was released yet, so nothing is compared; name a commit with --since=COMMIT.");
else {
  // A release takes as long again, and may fail.
  await publish();
  await compareWith(release);
}
await publish();
report();
if (process.env.CHROMATIC_PROJECT_TOKEN)
  spawnSync(process.execPath, ["scripts/chromatic.ts", `--storybook-build-dir=${storybook}`], {
    cwd: root,
    stdio: "inherit",
  });

async function publish(): Promise<void> {
  await writeFile(join(folder, "looks.json"), JSON.stringify(looks));
  await rm(join(storybook, "looks"), { recursive: true, force: true });
  await cp(folder, join(storybook, "looks"), { recursive: true });
}

async function compareWith(name: string): Promise<void> {
  const commit = commitOf(root, name);
  const kept = join(root, "var/looks", commit);
  const before = await formerPictures(commit, kept);
  looks.since = { name, commit };
  for (const time of ["before", "difference"]) {
    await rm(join(folder, time), { recursive: true, force: true });
    await mkdir(join(folder, time), { recursive: true });
  }
  const comparison = await startComparing();
  for (const [id, story] of Object.entries(stories)) {
    story.isNew = !before.has(id);
    for (const width of story.pictures) {
      const picture = `${id}.${width}.png`;
      const former = join(kept, picture);
      const isChanged =
        !existsSync(former) ||
        (await comparison.differs(former, join(folder, "now", picture), join(folder, "difference", picture)));
      if (!isChanged) continue;
      story.changed.push(width);
      if (existsSync(former)) await cp(former, join(folder, "before", picture));
    }
  }
  await comparison.close();
}

/** A commit's pictures are made once for the same words. Returns its stories. */
async function formerPictures(commit: string, kept: string): Promise<Set<string>> {
  const list = join(kept, "stories.json");
  const words = filters.toSorted().join(" ");
  const known: { words: string; ids: string[] } = existsSync(list)
    ? JSON.parse(await readFile(list, "utf8"))
    : { words: "-", ids: [] };
  if (["", words].includes(known.words)) return new Set(known.ids);
  console.log(`Building the Storybook of ${commit.slice(0, 10)} …`);
  const former = join(root, "var/looks/storybook");
  buildFormerStorybook(root, commit, former);
  const ids = Object.keys((await walk(former, kept, filters, "pictures only")).stories);
  await writeFile(list, JSON.stringify({ words, ids }));
  return new Set(ids);
}

function report(): void {
  const all = Object.entries(stories);
  const pictures = all.reduce((sum, [, story]) => sum + story.pictures.length, 0);
  console.log(`${all.length} stories, ${pictures} pictures, in var/storybook: npm run storybook shows them.`);
  for (const [id, { failure }] of all) if (failure) console.log(`Did not end well: ${id}: ${failure}`);
  for (const [id, { axe }] of all)
    if (axe.violations.length > 0) console.log(`axe: ${id}: ${axe.violations}`);
  if (!looks.since) return;
  const changed = all.filter(([, story]) => story.changed.length > 0);
  console.log(`${changed.length} look different from ${looks.since.name}:`);
  for (const [id, { changed: widths, isNew }] of changed)
    console.log(`  ${id}${isNew ? " (new)" : `: ${widths.join(", ")}`}`);
}
