import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { build, type PreviewServer, preview, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { StoryParameters } from "../../.storybook/pagePreview.ts";
import { launch, newContext } from "../journeys/visit.ts";
import { makeBlankApp, root } from "./blankApp.ts";
import { blankPages, hasRootElement, withoutStories } from "./blankPages.ts";
import { writeUses } from "./everyComponent.ts";

vi.mock("../../.storybook/preview.tsx", () => import("../../.storybook/pagePreview.ts"));

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
  include: ["*.tsx", "*.ts"],
});

const tsc = (project: string) =>
  spawnSync(join(root, "node_modules/.bin/tsc"), ["--project", project], { encoding: "utf8" }).stdout;

const readme = readFileSync(join(root, "ui/README.md"), "utf8");
const example = /```tsx\n(.*?)```/s.exec(readme)?.[1] ?? "";

/** Maps need a browser; the others draw nothing with their story's properties alone. */
const EXCLUDED =
  /^maps\/(Backdrop|BaseMap|Choropleth|Circles|Pins|Towns)\/|\/(Dialog|ConfirmDialog|ListTable|CheckQueue|StatePatterns|ToastRegion|VisuallyHidden)$/;
const stories = Object.entries(
  import.meta.glob<Record<string, StoryParameters>>([
    "../../ui/{charts,primitives,widgets}/**/*.stories.tsx",
    "../../ui/maps/*Legend/*.stories.tsx",
  ]),
);

let app: string;
let paths: string[];
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  const modules = await Promise.all(stories.map(async ([file, load]) => [file, await load()] as const));
  const uses = [...writeUses(new Map(modules), EXCLUDED), ...withoutStories];
  paths = uses.map(({ path }) => path);
  app = makeBlankApp({ ...blankPages(uses), "example.tsx": example, "tsconfig.json": tsconfig });
  vi.stubEnv("NODE_ENV", "production");
  const config = { root: app, configFile: false, logLevel: "error" } as const;
  const input = ["index.html", "form.html", "hydrated.html"].map((page) => join(app, page));
  await build({ ...config, build: { rolldownOptions: { input } } });
  await build({ ...config, build: { ssr: "server.tsx", outDir: "server" } });
  const script =
    'const { html, styles } = await import("./server/server.js"); console.log(JSON.stringify([html, styles]))';
  const [html, styles] = JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: app,
      encoding: "utf8",
    }),
  );
  const page = join(app, "dist/hydrated.html");
  const filledHtml = readFileSync(page, "utf8").replace("<!--rendered-->", () => html);
  writeFileSync(
    page,
    filledHtml.replace("</head>", () => `${styles}</head>`),
  );
  server = await preview({ ...config, preview: { port: 0 } });
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(app, { recursive: true, force: true });
});

async function open(path: string) {
  const page = await (await newContext(browser)).newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(new URL(path, server.resolvedUrls?.local[0]).href);
  return { page, errors };
}

test("the package has at most 600 files, with built modules and without stories, tests, fixtures or sources", () => {
  const packed = globSync("**/*.*", { cwd: join(app, "node_modules/@gbvf/ui") });
  for (const file of ["README.md", "dist/primitives/Button/Button.js", "dist/primitives/Button/Button.d.ts"])
    expect(packed).toContain(file);
  expect(packed.filter((file) => /\.(stories|test|fixture)\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
  expect(packed.length).toBeLessThanOrEqual(600);
});

test("every component has types that refuse wrong properties, and the README's example compiles", () => {
  const components = globSync("*/*/*.js", { cwd: join(app, "node_modules/@gbvf/ui/dist") })
    .map((file) => file.split("/"))
    .filter(([, folder, file]) => file === `${folder}.js` || file?.endsWith("Skeleton.js"))
    .map((parts) => parts.join("/").replace(/\.js$/, ""));
  expect(components.filter((path) => !paths.includes(path) && !EXCLUDED.test(path))).toEqual([]);
  expect(example).toContain("createRoot");
  expect(tsc(app)).toBe("");
});

test("the package has the tokens as JSON and as CSS custom properties", () => {
  const readPacked = (file: string) => readFileSync(join(app, "node_modules/@gbvf/ui/dist", file), "utf8");
  const [light, dark] = ["tokens.json", "tokens.dark.json"].map((file) => JSON.parse(readPacked(file)));
  expect(light.color.primary).toEqual({ $type: "color", $value: "{palette.plum700}" });
  expect(dark.color.primary.$value).not.toBe(light.color.primary.$value);
  expect(readPacked("tokens.css")).toContain("--color-primary: var(--palette-plum700);");
});

const sizes = [...readme.matchAll(/^\| `@gbvf\/ui\/(\w+\/(\w+))` \| (\d+) \|$/gm)];

test("a bundle of one component has the size in the README, within 5 % or 1 kB", async () => {
  expect(sizes.length).toBeGreaterThan(5);
  for (const [, path, name, kilobytes] of sizes) {
    writeFileSync(join(app, "one.ts"), `export { ${name} } from "@gbvf/ui/${path}";`);
    const bundle = (await build({
      root: app,
      configFile: false,
      logLevel: "error",
      build: {
        write: false,
        lib: { entry: "one.ts", formats: ["es"] },
        rolldownOptions: { external: /^(react|react-dom|styled-components|leaflet|react-leaflet)(\/|$)/ },
      },
    })) as Rolldown.RolldownOutput[];
    const size = getSize(bundle);
    const tolerance = Math.max(1, size / 20);
    expect.soft(Math.abs(size - Number(kilobytes)), `${path}: ${size} kB`).toBeLessThanOrEqual(tolerance);
  }
});

/** Returns the kB of the chunks that load at once, compressed with Brotli. */
function getSize(bundles: Rolldown.RolldownOutput[]): number {
  const chunks = bundles.flatMap(({ output }) => output).filter((part) => part.type === "chunk");
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  const bytes = [...loaded].map(({ code }) => brotliCompressSync(code).length);
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1000);
}

test.each(["index.html", "hydrated.html"])(
  "%s draws every component with its style, without an error",
  async (path) => {
    const { page, errors } = await open(path);
    await page.waitForFunction(
      (count) => document.querySelectorAll("section[aria-label*='/']").length >= count,
      paths.length,
    );
    const button = page.getByRole("region", { name: "primitives/Button/Button" }).getByRole("button");
    await button.click();
    expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe("4px");
    const emptySections = await page
      .locator("section[aria-label*='/']")
      .evaluateAll((all) =>
        all.filter(({ innerHTML }) => innerHTML === "").map((each) => each.getAttribute("aria-label")),
      );
    expect(emptySections).toEqual([]);
    const withoutRoot = await page.locator("section[aria-label*='/']").evaluateAll((all) =>
      all
        .filter((each) => {
          const root = each.querySelector<HTMLElement>(".passed[data-passed][data-mounted]");
          const id = (each.getAttribute("aria-label") ?? "").replaceAll("/", "-");
          const isDescribed = each.querySelector(`[aria-describedby~="${id}"]`) !== null;
          return root?.style.order !== "7" || each.querySelector(`[id="${id}"]`) === null || !isDescribed;
        })
        .map((each) => each.getAttribute("aria-label") ?? ""),
    );
    expect(withoutRoot.filter(hasRootElement)).toEqual([]);
    if (path === "index.html") await page.getByRole("button", { name: "Middle, One" }).waitFor();
    expect(errors).toEqual([]);
  },
);

test("a form shows what is missing and what the server refuses, and sends valid input", async () => {
  const { page, errors } = await open("form.html");
  const email = page.getByRole("textbox", { name: "Email" });
  const send = page.getByRole("button", { name: "Send" });
  await page.getByRole("button", { name: "Terms" }).click();
  const terms = page.locator("[role=dialog].passed[data-passed][data-mounted]#Dialog");
  await terms.getByRole("button", { name: "Refuse" }).click();
  await page
    .locator("[role=alertdialog].passed[data-mounted]")
    .getByRole("button", { name: "Cancel" })
    .click();
  await send.click();
  await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
  await email.fill("somebody@example.com");
  await page.getByRole("combobox", { name: "Province" }).selectOption("Gauteng");
  await page.getByRole("textbox", { name: "Members" }).fill("1 200");
  await page.getByRole("textbox", { name: "Code" }).fill("12a3-456 9");
  await page.getByRole("checkbox", { name: "I agree" }).check({ force: true });
  await email.press("Enter");
  await page.getByText("Use an address that ends in .org.").waitFor();
  await email.fill("taken@example.org");
  await email.press("Enter");
  await page.getByText("This address is taken.").waitFor();
  await email.fill("somebody@example.org");
  await email.press("Enter");
  expect(await page.getByRole("status").textContent()).toBe(
    "Sent: somebody@example.org gp school 1200 123456",
  );
  expect(errors).toEqual([]);
});
