import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { BrowserKind } from "./Tab.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const VIRTUAL_SCREEN = "/usr/bin/Xvfb";
const [BROWSER] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
/** Shrinks the toolbar, which would otherwise make the window wider than a phone. */
const NARROW_TOOLBAR =
  "* { font-size: 1px; padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; }";

/** Uses WebKit's W3C WebDriver, on a virtual screen. */
export const webkit: BrowserKind = {
  name: "WebKit",
  canForceColors: false,
  missing: () => {
    const packages = { "webkit2gtk-driver": existsSync(DRIVER) && BROWSER, xvfb: existsSync(VIRTUAL_SCREEN) };
    const missingPackages = Object.entries(packages).flatMap(([name, isInstalled]) =>
      isInstalled ? [] : [name],
    );
    return missingPackages.length > 0 ? `install ${missingPackages.join(" and ")}` : undefined;
  },
  open: async (_, resources) => {
    const folder = resources.createFolder("webkit");
    await mkdir(join(folder, "gtk-3.0"));
    await writeFile(join(folder, "gtk-3.0/gtk.css"), NARROW_TOOLBAR);
    const screenArgs = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
    const screen = resources.start(VIRTUAL_SCREEN, screenArgs, {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const [display] = await once(screen.stdio[3] as Readable, "data");
    const port = 20_000 + (process.pid % 20_000);
    resources.start(DRIVER, [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: `:${String(display).trim()}`,
        XDG_CONFIG_HOME: folder,
        NO_AT_BRIDGE: "1",
      },
      stdio: "ignore",
    });
    const sendCommand = createClient(`http://127.0.0.1:${port}`);
    const capabilities = {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: BROWSER, args: ["--automation"] } },
    };
    const { sessionId } = await retryUntilListening(() => sendCommand("POST", "/session", { capabilities }));
    const session = `/session/${sessionId}`;
    const evaluate = async (expression: string) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await sendCommand("POST", `${session}/execute/async`, { script, args: [] });
      if (error) throw new Error(error);
      return value;
    };
    return {
      resize: async (width, height) => {
        await sendCommand("POST", `${session}/window/rect`, { width, height });
        const inner = Number(await evaluate("innerWidth"));
        if (inner !== width) throw new Error(`WebKit's window is ${inner} px wide, not ${width}.`);
      },
      goTo: (url) => sendCommand("POST", `${session}/url`, { url }),
      evaluate,
    };
  },
};

// biome-ignore lint/suspicious/noExplicitAny: each of the four responses read is checked by use
type SendCommand = (method: string, path: string, body?: object) => Promise<any>;

function createClient(origin: string): SendCommand {
  return async (method, path, body) => {
    const response = await fetch(origin + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  };
}

async function retryUntilListening<T>(attempt: () => Promise<T>, tries = 50): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (tries === 0 || !(error instanceof TypeError)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return retryUntilListening(attempt, tries - 1);
  }
}
