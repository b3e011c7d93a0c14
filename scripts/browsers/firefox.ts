import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserKind } from "./Tab.ts";

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path));

/** Uses WebDriver BiDi, which Firefox implements without a separate driver. */
export const firefox: BrowserKind = {
  name: "Firefox",
  canForceColors: true,
  missing: () => (FIREFOX ? undefined : "install firefox-esr"),
  open: async ({ forcedColors }, resources) => {
    const profile = resources.createFolder("firefox");
    const settings = {
      "app.update.auto": false,
      "datareporting.policy.dataSubmissionEnabled": false,
      "ui.prefersReducedMotion": 1,
      // 2 means: always override the page's colours.
      ...(forcedColors && { "browser.display.document_color_use": 2 }),
    };
    const preferences = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});`);
    await writeFile(join(profile, "user.js"), preferences.join("\n"));
    const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
    const process = resources.start(FIREFOX ?? "", args, { stdio: ["ignore", "ignore", "pipe"] });
    const address = await new Promise<string>((resolve, reject) => {
      let printed = "";
      process.stderr?.on("data", (chunk) => {
        printed += chunk;
        const address = /WebDriver BiDi listening on (\S+)/.exec(printed)?.[1];
        if (address) resolve(address);
      });
      process.once("exit", () => reject(new Error(`Firefox ended: ${printed}`)));
    });
    const sendCommand = await connect(`${address}/session`);
    await sendCommand("session.new", { capabilities: {} });
    const { contexts } = await sendCommand("browsingContext.getTree", {});
    const context = contexts[0].context;
    return {
      resize: (width, height) =>
        sendCommand("browsingContext.setViewport", {
          context,
          viewport: { width, height },
          devicePixelRatio: 1,
        }),
      goTo: (url) => sendCommand("browsingContext.navigate", { context, url, wait: "complete" }),
      evaluate: async (expression) => {
        const response = await sendCommand("script.evaluate", {
          expression: `(async () => JSON.stringify(await (${expression})))()`,
          target: { context },
          awaitPromise: true,
        });
        if (response.type === "exception") throw new Error(response.exceptionDetails.text);
        return response.result.type === "string" ? JSON.parse(response.result.value) : undefined;
      },
    };
  },
};

// Responses are read at once and checked by use.
// biome-ignore lint/suspicious/noExplicitAny: a protocol of hundreds of types, of which five responses are read
type SendCommand = (method: string, params: object) => Promise<any>;

async function connect(address: string): Promise<SendCommand> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox does not respond at ${address}`));
  });
  const pending = new Map<number, (response: { type: string; message?: string; result?: unknown }) => void>();
  socket.onmessage = ({ data }) => {
    const response = JSON.parse(data);
    pending.get(response.id)?.(response);
    pending.delete(response.id);
  };
  let lastId = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      pending.set(id, ({ type, message, result }) =>
        type === "error" ? reject(new Error(`${method}: ${message}`)) : resolve(result),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
}
