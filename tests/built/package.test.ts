import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, newContext } from "../journeys/visit.ts";
import { makeBlankApp, root } from "./blankApp.ts";

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>Blank</title></head>
  <body><div id="root"></div><script type="module" src="/main.tsx"></script></body>
</html>`;

const main = `import { Disclosure } from "@gbvf/ui/primitives/Disclosure";
import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle";
import { CategoryCard, type CategoryCardProps } from "@gbvf/ui/widgets/CategoryCard";
import { createRoot } from "react-dom/client";

const card: CategoryCardProps = { title: "Shelters", description: "…", theme: "crime", state: "active", actions: null };
// @ts-expect-error There is no such state.
export const wrong: CategoryCardProps = { ...card, state: "chosen" };

createRoot(document.getElementById("root")!).render(
  <>
    <GlobalStyle />
    <CategoryCard {...card} />
    <Disclosure title="More"><p>Hidden at first</p></Disclosure>
  </>,
);`;

const tsconfig = JSON.stringify({
  compilerOptions: {
    strict: true,
    noEmit: true,
    jsx: "react-jsx",
    module: "preserve",
    target: "ES2022",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    types: [],
    skipLibCheck: false,
  },
  include: ["*.tsx"],
});

const tsc = (project: string) =>
  spawnSync(join(root, "node_modules/.bin/tsc"), ["--project", project], { encoding: "utf8" }).stdout;

const readme = readFileSync(join(root, "ui/README.md"), "utf8");
const example = /```tsx\n(.*?)```/s.exec(readme)?.[1] ?? "";

let app: string;

beforeAll(() => {
  app = makeBlankApp({
    "index.html": page,
    "main.tsx": main,
    "example.tsx": example,
    "tsconfig.json": tsconfig,
  });
});

afterAll(() => rmSync(app, { recursive: true, force: true }));

test("holds built modules and their sources, and no stories, tests or fixtures", () => {
  const packed = globSync("**/*", { cwd: join(app, "node_modules/@gbvf/ui") });
  for (const file of ["README.md", "LICENSE", "dist/primitives/Button.js", "dist/primitives/Button.d.ts"]) {
    expect(packed).toContain(file);
  }
  expect(packed.filter((file) => /\.(stories|test|fixture)\./.test(file))).toEqual([]);
  expect(packed.length).toBeGreaterThan(400);
});

test("its types are found, and refuse what is wrong; the example of its README is complete", () => {
  expect(example).toContain("createRoot");
  expect(tsc(app)).toBe("");
});

test("the tokens come along for other tools, as JSON and as custom properties", () => {
  const packed = (file: string) => readFileSync(join(app, "node_modules/@gbvf/ui/dist", file), "utf8");
  const [light, dark] = ["tokens.json", "tokens.dark.json"].map((file) => JSON.parse(packed(file)));
  expect(light.color.primary).toEqual({ $type: "color", $value: "{palette.plum700}" });
  expect(dark.color.primary.$value).not.toBe(light.color.primary.$value);
  expect(packed("tokens.css")).toContain("--color-primary: var(--palette-plum700);");
});

test("a widget is drawn in the browser, with its look", async () => {
  await build({ root: app, configFile: false, logLevel: "error" });
  const server = await preview({ root: app, configFile: false, logLevel: "error", preview: { port: 0 } });
  const browser = await launch();
  try {
    const tab = await (await newContext(browser)).newPage();
    const faults: string[] = [];
    tab.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    tab.on("pageerror", ({ message }) => faults.push(message));
    await tab.goto(server.resolvedUrls?.local[0] ?? "");
    const card = tab.getByRole("article", { name: "Shelters" });
    await card.waitFor();
    expect(await card.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      "rgb(255, 255, 255)",
    );
    await tab.getByRole("button", { name: "More" }).click();
    await tab.getByText("Hidden at first").waitFor();
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
