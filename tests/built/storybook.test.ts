import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import { type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeScreenshots } from "../../scripts/takeScreenshots.ts";
import { launch, newContext } from "../journeys/visit.ts";
import { root } from "./blankApp.ts";

interface Entry {
  id: string;
  tags: string[];
  type: "story" | "docs";
}

let folder: string;
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gbvf-storybook-"));
  const { VITEST: _, ...env } = process.env;
  await promisify(execFile)(
    join(root, "node_modules/.bin/storybook"),
    ["build", "--output-dir", folder, "--disable-telemetry", "--quiet"],
    { cwd: root, env: { ...env, NODE_ENV: "production" } },
  );
  server = await preview({
    root: folder,
    configFile: false,
    logLevel: "error",
    base: "/for/review/",
    build: { outDir: "." },
    preview: { port: 0 },
  });
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const buildAddress = (path: string) => new URL(path, server.resolvedUrls?.local[0]).href;

async function openTab(): Promise<{ page: Page; errors: string[] }> {
  const page = await (await newContext(browser)).newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", ({ message }) => errors.push(message));
  return { page, errors };
}

/** Each frame of a page of documentation would load all of Storybook. */
const leaveFramesEmpty = (page: Page, exceptions: readonly string[] = []) =>
  page.route(/embed=true/, (route) =>
    exceptions.includes(new URL(route.request().url()).searchParams.get("id") ?? "")
      ? route.continue()
      : route.fulfill({ contentType: "text/html", body: "" }),
  );

test("the built Storybook shows a screen with mocked figures under any path", async () => {
  const { page, errors } = await openTab();
  await page.goto(buildAddress("iframe.html?viewMode=story&id=screens-public-map-mappage--country"));
  await page.getByRole("button", { name: /^Northern Cape, \d/ }).waitFor();
  expect(errors).toEqual([]);
});

test("the guides open, and every component's page says when to use it and when not", async () => {
  const { entries } = (await (await fetch(buildAddress("index.json"))).json()) as {
    entries: Record<string, Entry>;
  };
  const allEntries = Object.values(entries);
  const { page, errors } = await openTab();
  await leaveFramesEmpty(page);
  const guides = allEntries.filter(({ tags }) => tags.includes("unattached-mdx"));
  expect(guides.length).toBeGreaterThan(5);
  for (const id of [...guides.map((guide) => guide.id), "components-primitives-button--docs"]) {
    await page.goto(buildAddress(`iframe.html?viewMode=docs&id=${id}`));
    await page.locator("#storybook-docs h1").waitFor();
  }
  await page.getByText("When not:", { exact: true }).waitFor();
  await page.getByText("for the main action").waitFor();
  const getBox = (part: string) => page.locator(part).first().boundingBox();
  const [story, table, when] = await Promise.all([
    getBox(".docs-story"),
    getBox(".docblock-argstable"),
    getBox("text=When:"),
  ]);
  expect(story?.y).toBeLessThan(table?.y ?? 0);
  expect(table?.y).toBeLessThan(when?.y ?? 0);

  const stories = allEntries.filter(({ type, id }) => type === "story" && id.startsWith("components-"));
  const firstStoryIds = [...Map.groupBy(stories, ({ id }) => id.replace(/--.*/, "")).values()].map(
    ([story]) => story?.id,
  );
  expect(firstStoryIds.length).toBeGreaterThan(100);
  expect(await page.evaluate(findStoriesWithoutGuidance, firstStoryIds as string[])).toEqual([]);
  expect(errors).toEqual([]);
});

/** Runs in the page: autodocs prints the component's docstring, or what its stories give in its place. */
async function findStoriesWithoutGuidance(storyIds: string[]): Promise<string[]> {
  const storybook = Reflect.get(window, "__STORYBOOK_PREVIEW__");
  const missing: string[] = [];
  for (const storyId of storyIds) {
    const { component, parameters } = await storybook.loadStory({ storyId });
    const storiesDescription: string | undefined = parameters.docs.description?.component;
    const description = storiesDescription ?? component?.__docgenInfo?.description ?? "";
    if (!description.includes("**When:**") || !description.includes("**When not:**")) missing.push(storyId);
  }
  return missing;
}

test("a contact sheet runs its stories live, and shows their pictures once they are taken", async () => {
  const sheet = buildAddress(
    "iframe.html?viewMode=docs&id=screens-public-accessibility-accessibilitypage--docs",
  );
  const { page } = await openTab();
  await leaveFramesEmpty(page);
  await page.goto(sheet);
  await page.locator("#storybook-docs iframe").first().waitFor();

  expect(await takeScreenshots(folder, ["accessibilitypage"])).toEqual([]);
  await page.goto(sheet);
  const pictures = page.locator("#storybook-docs img");
  await expect
    .poll(() =>
      pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth)),
    )
    .toEqual(expect.arrayContaining([360, 768, 1280]));
  expect(await page.locator("iframe").count()).toBe(0);
  await page.getByRole("button", { name: /live$/ }).first().click();
  await page.locator("iframe").waitFor();
});

test("the frames of the tour show their stories without scrolling the page or taking the focus", async () => {
  const { page } = await openTab();
  const frames = {
    Results: "screens-public-directorypage--results",
    "Step 1": "screens-accounts-sign-up-signuppage--step-1",
    View: "screens-accounts-profilepage--view",
  };
  await leaveFramesEmpty(page, Object.values(frames));
  await page.goto(buildAddress("iframe.html?viewMode=docs&id=start-tour--docs"));
  await page.locator("iframe").first().waitFor();
  for (const name of Object.keys(frames)) {
    const frame = page.getByTitle(name, { exact: true });
    await frame.evaluate((element) => element.scrollIntoView());
    const before = await page.evaluate(() => window.scrollY);
    await frame.contentFrame().getByRole("main").getByRole("heading").first().waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  }
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
});

test("the toolbar's settings apply to the frames of a page", async () => {
  const { page } = await openTab();
  await leaveFramesEmpty(page, ["screens-public-home-homepage--overview"]);
  const globals = "textSize:150;colorScheme:dark;theme:civic;frames:tablet";
  await page.goto(buildAddress(`iframe.html?viewMode=docs&id=start-tour--docs&globals=${globals}`));
  const frame = page.locator("iframe").first();
  const root = frame.contentFrame().locator("html");
  await frame.contentFrame().getByRole("main").getByRole("heading").first().waitFor();
  await expect.poll(() => frame.evaluate((element) => getComputedStyle(element).width)).toBe("768px");
  const settings = () =>
    root.evaluate((element) => {
      const { fontSize, fontFamily, colorScheme } = getComputedStyle(element);
      return [fontSize, colorScheme, fontFamily.split(",")[0]];
    });
  await expect.poll(settings).toEqual(["24px", "dark", "Georgia"]);
});
