import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page, type Request } from "playwright-core";
import { preview } from "vite";
import type { Looks, StoryLooks } from "../../.storybook/component/evidence.ts";
import { isScreen } from "../../.storybook/isScreen.ts";
import { sheetRows, type Width } from "../../.storybook/sheetRows.ts";
import { viewports } from "../../.storybook/viewports.ts";
import { chromiumOptions } from "../../tests/chromiumOptions.ts";
import { readTree } from "./readTree.ts";

interface Entry {
  id: string;
  name: string;
  title: string;
  type: "story" | "docs";
}

interface Walked {
  stories: Looks["stories"];
  trees: Record<string, string>;
}

const WINDOWS = 2;
/** A limit only decides how late a failure is reported. */
const LIMIT = 120_000;

/** Axe takes a third of the time; what it found in a former Storybook is not kept. */
type Extent = "with axe" | "pictures only";

/** Plays every story of a built Storybook, takes its pictures into `folder`, and keeps what axe found. */
export async function walk(
  storybook: string,
  folder: string,
  filters: readonly string[],
  extent: Extent = "with axe",
): Promise<Walked> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { entries } = JSON.parse(await readFile(join(storybook, "index.json"), "utf8"));
  const left = groupsOf(Object.values(entries), filters);
  const server = await preview({
    root: storybook,
    configFile: false,
    logLevel: "error",
    build: { outDir: "." },
    // Codes for cameras hold the address.
    preview: { port: 6016 },
  });
  const browser = await chromium.launch(chromiumOptions);
  const walked: Walked = { stories: {}, trees: {} };
  const workOff = async () => {
    const page = await openStorybook(browser, server.resolvedUrls?.local[0] ?? "", extent);
    for (let group = left.shift(); group; group = left.shift()) {
      await lookAtAll(page, group, folder, walked);
      process.stderr.write(`\r${Object.keys(walked.stories).length} stories, ${left.length} pages to go   `);
    }
  };
  try {
    await Promise.all(Array.from({ length: WINDOWS }, workOff));
  } finally {
    process.stderr.write("\n");
    await browser.close();
    await server.close();
  }
  return walked;
}

type Group = { widths: Map<string, Width[]>; isOfScreen: boolean };

/** The stories of a page, each with the widths at which its sheet shows it; a component's story has one. */
function groupsOf(entries: readonly Entry[], filters: readonly string[]): Group[] {
  const isMeant = ({ title }: Entry) =>
    filters.length === 0 || filters.some((each) => title.toLowerCase().includes(each.toLowerCase()));
  const stories = entries.filter((entry) => entry.type === "story" && isMeant(entry));
  return [...Map.groupBy(stories, ({ title }) => title)].map(([title, own]) => {
    const widths = new Map<string, Width[]>(own.map(({ id }) => [id, []]));
    const isOfScreen = isScreen(title);
    for (const { shown } of sheetRows(own)) {
      for (const [width, { id }] of Object.entries(shown) as [Width, Entry][]) {
        if (isOfScreen || widths.get(id)?.length === 0) widths.get(id)?.push(width);
      }
    }
    return { widths, isOfScreen };
  });
}

const openRequests = new WeakMap<Page, Set<Request>>();

async function openStorybook(browser: Browser, address: string, extent: Extent): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  context.setDefaultTimeout(LIMIT);
  const page = await context.newPage();
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on("request", (request) => /script|fetch/.test(request.resourceType()) && open.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfailed", (request) => open.delete(request));
  const start = new URL("iframe.html?viewMode=docs&id=foundations-guides-tokens--docs", address);
  if (extent === "pictures only") start.searchParams.set("globals", "a11y.manual:!true");
  await page.goto(start.href);
  await page.locator("#storybook-docs h1").waitFor();
  return page;
}

async function lookAtAll(page: Page, { widths, isOfScreen }: Group, folder: string, walked: Walked) {
  for (const [id, pictures] of widths) {
    walked.stories[id] = await lookAt(page, id, pictures, folder);
    const component = id.replace(/--.*/, "");
    if (!isOfScreen && !walked.trees[component]) walked.trees[component] = await readTree(page);
  }
}

async function lookAt(page: Page, id: string, pictures: Width[], folder: string): Promise<StoryLooks> {
  let current = (await page.evaluate(ownWidth, id)) ?? pictures[0] ?? "desktop";
  await page.setViewportSize(sizeOf(current));
  openRequests.get(page)?.clear();
  const found = await page.evaluate(playStory, id);
  for (const width of pictures) {
    if (width !== current) await page.setViewportSize(sizeOf(width));
    current = width;
    await untilQuiet(page);
    await page.screenshot({
      path: join(folder, `${id}.${width}.png`),
      animations: "disabled",
      caret: "hide",
    });
  }
  return { pictures, changed: [], isNew: false, ...found };
}

const sizeOf = (width: Width) => {
  const { styles } = viewports[width];
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
};

/** Runs in the page: the width at which a story must be played, if it names one. */
async function ownWidth(storyId: string): Promise<Width | undefined> {
  const story = await Reflect.get(window, "__STORYBOOK_PREVIEW__").loadStory({ storyId });
  return story.storyGlobals.viewport?.value;
}

/** Runs in the page: the Storybook plays the story and lets axe look at it. */
function playStory(storyId: string): Promise<Pick<StoryLooks, "axe" | "failure">> {
  const channel = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
  return new Promise((resolve) => {
    let failure: string | undefined;
    const fail = (error: { message?: string; description?: string }) => {
      failure ??= (error.message ?? error.description ?? "It failed.").split("\n")[0];
    };
    const ends = ["storyFinished", "storyMissing", "storyErrored"];
    const end = (payload: { reporters?: { type: string; result?: Record<string, { id: string }[]> }[] }) => {
      for (const each of ends) channel.off(each, end);
      for (const each of ["playFunctionThrewException", "storyThrewException"]) channel.off(each, fail);
      const result = payload?.reporters?.find(({ type }) => type === "a11y")?.result;
      const rules = (kind: string) => result?.[kind]?.map(({ id }) => id) ?? [];
      const looked = [...rules("passes"), ...rules("violations"), ...rules("incomplete")];
      resolve({
        axe: { rules: looked.length, violations: rules("violations") },
        ...(failure && { failure }),
      });
    };
    for (const each of ["playFunctionThrewException", "storyThrewException"]) channel.on(each, fail);
    for (const each of ends) channel.on(each, end);
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  });
}

/** Code and answers that come late draw late. Some answers never come, in stories that show the waiting. */
async function untilQuiet(page: Page): Promise<void> {
  let tries = 0;
  do await page.evaluate(settle);
  while (++tries < 3 && openRequests.get(page)?.size);
}

/** Runs in the page: until nothing changes in it for a while. What moves for ever is not waited for. */
const settle = () =>
  new Promise<void>((resolve) => {
    const QUIET = 250;
    const LIMIT = 5000;
    const end = () => {
      observer.disconnect();
      requestAnimationFrame(() => resolve());
    };
    let timer = setTimeout(end, QUIET);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET);
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    setTimeout(end, LIMIT);
  });
