import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumOptions } from "../chromiumOptions.ts";
import { root } from "./blankApp.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gbvf-storybook-"));
  const { VITEST: _, ...env } = process.env;
  await promisify(execFile)(
    join(root, "node_modules/.bin/storybook"),
    ["build", "--output-dir", folder, "--disable-telemetry", "--quiet"],
    { cwd: root, env: { ...env, NODE_ENV: "production" } },
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("the built Storybook shows a screen with mocked figures under any path", {
  timeout: 60_000,
}, async () => {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "error",
    base: "/for/review/",
    build: { outDir: "." },
    preview: { port: 0 },
  });
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    page.on("pageerror", ({ message }) => faults.push(message));
    const story = "iframe.html?viewMode=story&id=app-dashboard-map-mappage--country";
    await page.goto(new URL(story, server.resolvedUrls?.local[0]).href);
    await page.getByRole("button", { name: /^Northern Cape, \d/ }).waitFor();
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
