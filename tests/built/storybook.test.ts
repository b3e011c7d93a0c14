import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import { type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Looks } from "../../.storybook/component/evidence.ts";
import { walk } from "../../scripts/looks/walk.ts";
import { launch, newContext } from "../journeys/visit.ts";
import { root } from "./blankApp.ts";

interface Entry {
  id: string;
  title: string;
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

const address = (path: string) => new URL(path, server.resolvedUrls?.local[0]).href;

async function openTab(): Promise<{ page: Page; faults: string[] }> {
  const page = await (await newContext(browser)).newPage();
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", ({ message }) => faults.push(message));
  return { page, faults };
}

test("the built Storybook shows a screen with mocked figures under any path", async () => {
  const { page, faults } = await openTab();
  await page.goto(address("iframe.html?viewMode=story&id=screens-dashboard-map-mappage--country"));
  await page.getByRole("button", { name: /^Northern Cape, \d/ }).waitFor();
  expect(faults).toEqual([]);
});

// The frames stay empty, because each story has its own test.
test("every page of text opens and has a frame for each of its stories", async () => {
  const { entries } = (await (await fetch(address("index.json"))).json()) as {
    entries: Record<string, Entry>;
  };
  const all = Object.values(entries);
  const pages = all.filter(({ type }) => type === "docs");
  expect(pages.length).toBeGreaterThan(100);
  const { page, faults } = await openTab();
  await page.route(/embed=true/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(address("iframe.html?viewMode=docs&id=foundations-guides-tokens--docs"));
  await page.locator("#storybook-docs h1").waitFor();
  for (const { id, title } of pages) {
    await page.evaluate(chooseDocs, id);
    const stories = all.filter((entry) => entry.type === "story" && entry.title === title).length;
    await expect
      .poll(() => page.locator("#storybook-docs figure").count(), { message: id })
      .toBeGreaterThanOrEqual(stories || 1);
    expect(await page.getByText(/^There is no story/).count(), id).toBe(0);
    expect(faults, id).toEqual([]);
  }
});

/** Runs in the page: reloading the Storybook takes a second. */
function chooseDocs(id: string): Promise<void> {
  const channel = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
  return new Promise((resolve, reject) => {
    channel.once("docsRendered", resolve);
    channel.once("storyThrewException", reject);
    channel.emit("setCurrentStory", { storyId: id, viewMode: "docs" });
  });
}

test("a component’s page has its words, its types, and code to copy in place of the story’s", async () => {
  const { page, faults } = await openTab();
  await page.goto(address("iframe.html?viewMode=docs&id=components-primitives-button--docs"));
  await page.getByRole("heading", { name: "When not" }).waitFor();
  await page.getByRole("row", { name: "Enter, Space Presses it." }).waitFor();
  await page.getByRole("row", { name: /^variant "danger" \| "primary" \| "quiet" \| "secondary"/ }).waitFor();
  await page.getByText("Code", { exact: true }).first().click();
  await page.getByText('<Button onPress={() => undefined} variant="primary">').waitFor();
  expect(await page.getByText("meta.story").count()).toBe(0);
  expect(await page.getByText("Nothing was measured here yet").count()).toBe(1);
  expect(faults).toEqual([]);
});

test("llms.txt and the manifest of components are beside it", async () => {
  expect(await (await fetch(address("llms.txt"))).text()).toContain("`@gbvf/ui/primitives/Button`");
  const { components } = await (await fetch(address("manifests/components.json"))).json();
  expect(components["components-primitives-button"].apiDescription).toContain("## When not");
  expect(JSON.stringify(components)).not.toContain(root);
});

test("with pictures a sheet draws no frame until one is pressed, and shows what changed", async () => {
  const { stories, trees } = await walk(folder, join(folder, "looks/now"), ["accessibilitypage", "/alert"]);
  const changed = Object.keys(stories).find((id) => id.startsWith("screens")) ?? "";
  Object.assign(stories[changed] ?? {}, { changed: ["desktop"] });
  await mkdir(join(folder, "looks/before"));
  await cp(
    join(folder, `looks/now/${changed}.desktop.png`),
    join(folder, `looks/before/${changed}.desktop.png`),
  );
  const since = { name: "v1", commit: "0".repeat(40) };
  const looks: Looks = { commit: "1".repeat(40), day: "2026-08-15", since, stories, components: {} };
  await writeFile(join(folder, "looks/looks.json"), JSON.stringify(looks));
  expect(trees["components-primitives-alert"]).toContain("alert");
  expect(Object.values(stories).filter(({ failure, axe }) => failure || axe.violations.length > 0)).toEqual(
    [],
  );

  const { page, faults } = await openTab();
  await page.goto(address(`iframe.html?viewMode=docs&id=${changed.replace(/--.*/, "--docs")}`));
  const pictures = page.locator("#storybook-docs img");
  await pictures.first().waitFor();
  expect(await pictures.count()).toBe(
    Object.entries(stories).flatMap(([id, each]) => (id.startsWith("screens") ? each.pictures : [])).length,
  );
  await expect
    .poll(() => pictures.first().evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(1280);
  expect(await page.locator("iframe").count()).toBe(0);
  await page.getByRole("button", { name: /live$/ }).first().click();
  await page.locator("iframe").waitFor();

  await page.getByText(/^Only what changed since v1 \(1\)/).click();
  await page.getByText("What differs").waitFor();
  await page.getByText("(changed)").waitFor();
  expect(await page.locator("#storybook-docs h3").count()).toBe(1);
  expect(faults).toEqual([]);
});

test("a frame shows its story, and the tour neither moves nor takes the focus", async () => {
  const { page } = await openTab();
  await page.goto(address("iframe.html?viewMode=docs&id=screens-tour--docs"));
  await page.locator("iframe").first().waitFor();
  for (const name of ["Results", "Step 1", "View"]) {
    const frame = page.getByTitle(name, { exact: true });
    await frame.evaluate((element) => element.scrollIntoView());
    const before = await page.evaluate(() => window.scrollY);
    await frame.contentFrame().getByRole("main").getByRole("heading").first().waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  }
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
});
