import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright-core";
import { preview } from "vite";
import { isScreen } from "../.storybook/isScreen.ts";
import { COLUMNS, type Column, getPicture, groupSheetRows } from "../.storybook/sheetRows.ts";
import { viewports } from "../.storybook/viewports.ts";
import { chromiumOptions } from "../tests/chromiumOptions.ts";

const TABS = 2;
/** High, because the limit only decides how late a failure is reported. */
const LIMIT_MS = 120_000;

interface Entry {
  id: string;
  name: string;
  title: string;
  type: "story" | "docs";
}

/**
 * Takes the pictures of a built Storybook's contact sheets. Filters select titles that contain one of them.
 */
export async function takeScreenshots(storybook: string, filters: readonly string[] = []): Promise<string[]> {
  const folder = join(storybook, getPicture("", "desktop"), "..");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { entries } = JSON.parse(await readFile(join(storybook, "index.json"), "utf8"));
  const queue = [...groupColumnsByStory(Object.values(entries), filters)];
  const server = await preview({
    root: storybook,
    configFile: false,
    logLevel: "error",
    build: { outDir: "." },
    preview: { port: 0 },
  });
  const browser = await chromium.launch(chromiumOptions);
  const errors: string[] = [];
  const takeQueued = async () => {
    const page = await openStorybook(await browser.newPage({ reducedMotion: "reduce" }), server.resolvedUrls);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [id, columns] = next;
      const viewportName = await page.evaluate(findStoryViewport, id);
      await page.setViewportSize(
        getSize(viewportName ? viewports[viewportName] : COLUMNS[columns.at(-1) ?? "desktop"]),
      );
      const failure = await page.evaluate(drawStory, [
        "setCurrentStory",
        { storyId: id, viewMode: "story" },
      ] as const);
      if (failure) errors.push(`${id}: ${failure}`);
      let scheme = "light";
      // Takes the dark column first, because the next story must be played on a light page.
      for (const column of columns.toReversed()) {
        const { colorScheme } = COLUMNS[column];
        await page.setViewportSize(getSize(COLUMNS[column]));
        if (colorScheme !== scheme)
          await page.evaluate(drawStory, ["updateGlobals", { globals: { colorScheme } }] as const);
        scheme = colorScheme;
        await page.evaluate(waitForStable);
        const path = join(storybook, getPicture(id, column));
        await page.screenshot({ path, animations: "disabled", caret: "hide" });
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: TABS }, takeQueued));
  } finally {
    await browser.close();
    await server.close();
  }
  return errors;
}

/** Returns the stories of screens, each with the columns that show it in its contact sheet. */
function groupColumnsByStory(entries: readonly Entry[], filters: readonly string[]): Map<string, Column[]> {
  const stories = entries.filter(({ type, title }) => type === "story" && isScreen(title));
  const chosenStories = stories.filter(
    ({ title }) => filters.length === 0 || filters.some((word) => title.toLowerCase().includes(word)),
  );
  const columns = new Map<string, Column[]>();
  for (const titleStories of Map.groupBy(chosenStories, ({ title }) => title).values())
    for (const { stories } of groupSheetRows(titleStories))
      for (const [column, { id }] of Object.entries(stories) as [Column, Entry][])
        columns.set(id, [...(columns.get(id) ?? []), column]);
  return columns;
}

async function openStorybook(page: Page, urls: { local: string[] } | null): Promise<Page> {
  page.setDefaultTimeout(LIMIT_MS);
  const start = "iframe.html?viewMode=docs&id=guides-tokens--docs&globals=a11y.manual:!true";
  await page.goto(new URL(start, urls?.local[0]).href);
  await page.locator("#storybook-docs h1").waitFor();
  return page;
}

const getSize = ({ styles }: { styles: { width: string; height: string } }) => ({
  width: Number.parseInt(styles.width, 10),
  height: Number.parseInt(styles.height, 10),
});

/** Runs in the page. Returns the viewport in which the story must be played, if it names one. */
async function findStoryViewport(storyId: string): Promise<keyof typeof viewports | undefined> {
  const story = await Reflect.get(window, "__STORYBOOK_PREVIEW__").loadStory({ storyId });
  return story.storyGlobals.viewport?.value;
}

/**
 * Runs in the page. Plays a story, or renders it again, without reloading; returns the error if it failed.
 */
function drawStory([event, details]: readonly [event: string, details: object]): Promise<string | undefined> {
  const channel = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
  return new Promise((resolve) => {
    let failure: string | undefined;
    const fail = (error: { message?: string; description?: string }) => {
      failure ??= (error.message ?? error.description ?? "It failed.").split("\n")[0];
    };
    const errors = ["playFunctionThrewException", "storyThrewException", "storyErrored", "storyMissing"];
    const ends = ["storyFinished", "storyErrored", "storyMissing"];
    const end = () => {
      for (const each of errors) channel.off(each, fail);
      for (const each of ends) channel.off(each, end);
      resolve(failure);
    };
    for (const each of errors) channel.on(each, fail);
    for (const each of ends) channel.on(each, end);
    channel.emit(event, details);
  });
}

/** Runs in the page. Waits until nothing has changed for a moment. */
const waitForStable = () =>
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
  const errors = await takeScreenshots(fileURLToPath(new URL("../var/storybook", import.meta.url)));
  for (const each of errors) console.error(`Failed: ${each}`);
  if (errors.length > 0) process.exitCode = 1;
}
