import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright-core";
import { preview } from "vite";
import { isScreen } from "../.storybook/isScreen.ts";
import { pictureOf, sheetRows, type Width } from "../.storybook/sheetRows.ts";
import { viewports } from "../.storybook/viewports.ts";
import { chromiumOptions } from "../tests/chromiumOptions.ts";

const TABS = 2;
/** A limit only decides how late a failure is reported. */
const LIMIT_MS = 120_000;

interface Entry {
  id: string;
  name: string;
  title: string;
  type: "story" | "docs";
}

/** Takes the pictures of the contact sheets of a built Storybook. Words narrow them to titles that hold one. */
export async function takePictures(storybook: string, words: readonly string[] = []): Promise<string[]> {
  const folder = join(storybook, pictureOf("", "desktop"), "..");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { entries } = JSON.parse(await readFile(join(storybook, "index.json"), "utf8"));
  const queue = [...widthsByStory(Object.values(entries), words)];
  const server = await preview({
    root: storybook,
    configFile: false,
    logLevel: "error",
    build: { outDir: "." },
    preview: { port: 0 },
  });
  const browser = await chromium.launch(chromiumOptions);
  const failures: string[] = [];
  const work = async () => {
    const page = await openStorybook(await browser.newPage({ reducedMotion: "reduce" }), server.resolvedUrls);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [id, widths] = next;
      const own = await page.evaluate(ownWidth, id);
      await page.setViewportSize(sizeOf(own ?? widths[0] ?? "desktop"));
      const failure = await page.evaluate(playStory, id);
      if (failure) failures.push(`${id}: ${failure}`);
      for (const width of widths) {
        await page.setViewportSize(sizeOf(width));
        await page.evaluate(settle);
        const path = join(storybook, pictureOf(id, width));
        await page.screenshot({ path, animations: "disabled", caret: "hide" });
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: TABS }, work));
  } finally {
    await browser.close();
    await server.close();
  }
  return failures;
}

/** The stories of screens, each with the widths at which its sheet shows it. */
function widthsByStory(entries: readonly Entry[], words: readonly string[]): Map<string, Width[]> {
  const stories = entries.filter(({ type, title }) => type === "story" && isScreen(title));
  const chosen = stories.filter(
    ({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)),
  );
  const found = new Map<string, Width[]>();
  for (const own of Map.groupBy(chosen, ({ title }) => title).values())
    for (const { shown } of sheetRows(own))
      for (const [width, { id }] of Object.entries(shown) as [Width, Entry][])
        found.set(id, [...(found.get(id) ?? []), width]);
  return found;
}

async function openStorybook(page: Page, urls: { local: string[] } | null): Promise<Page> {
  page.setDefaultTimeout(LIMIT_MS);
  const start = "iframe.html?viewMode=docs&id=foundations-guides-tokens--docs&globals=a11y.manual:!true";
  await page.goto(new URL(start, urls?.local[0]).href);
  await page.locator("#storybook-docs h1").waitFor();
  return page;
}

function sizeOf(width: Width) {
  const { styles } = viewports[width];
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/** Runs in the page: the width at which the story must be played, if it names one. */
async function ownWidth(storyId: string): Promise<Width | undefined> {
  const story = await Reflect.get(window, "__STORYBOOK_PREVIEW__").loadStory({ storyId });
  return story.storyGlobals.viewport?.value;
}

/** Runs in the page: plays the story without loading the page again, and returns what failed. */
function playStory(storyId: string): Promise<string | undefined> {
  const channel = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
  return new Promise((resolve) => {
    let failure: string | undefined;
    const fail = (error: { message?: string; description?: string }) => {
      failure ??= (error.message ?? error.description ?? "It failed.").split("\n")[0];
    };
    const failures = ["playFunctionThrewException", "storyThrewException", "storyErrored", "storyMissing"];
    const ends = ["storyFinished", "storyErrored", "storyMissing"];
    const end = () => {
      for (const each of failures) channel.off(each, fail);
      for (const each of ends) channel.off(each, end);
      resolve(failure);
    };
    for (const each of failures) channel.on(each, fail);
    for (const each of ends) channel.on(each, end);
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  });
}

/** Runs in the page: waits until nothing in it has changed for a moment. */
const settle = () =>
  new Promise<void>((resolve) => {
    const [QUIET_MS, MAX_MS] = [300, 5000];
    const end = () => {
      observer.disconnect();
      requestAnimationFrame(() => resolve());
    };
    let timer = setTimeout(end, QUIET_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    setTimeout(end, MAX_MS);
  });

if (import.meta.main) {
  const failures = await takePictures(fileURLToPath(new URL("../var/storybook", import.meta.url)));
  for (const each of failures) console.error(`Did not end well: ${each}`);
  if (failures.length > 0) process.exitCode = 1;
}
