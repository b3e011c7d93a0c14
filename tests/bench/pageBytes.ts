import type { Browser, Response } from "playwright-core";
import { screens } from "../../app/lib/address/paths.ts";
import { checkLimit, type Measurement, type Row } from "./Measurement.ts";

const MAX_MAP_KILOBYTES = 225;
const MAX_KILOBYTES = 220;

/** Measures the script of a first visit in a browser, until the network is idle. */
export const benchPageBytes: Measurement = async (resources) => {
  const { url } = await resources.api();
  const browser = await resources.browser();
  const rows: Row[] = [];
  for (const path of Object.values(screens)) {
    const narrow = await scriptKilobytes(browser, url + path, { width: 412, height: 823 });
    const wide = await scriptKilobytes(browser, url + path, { width: 1280, height: 800 });
    rows.push(
      checkLimit({
        what: `Script of ${path}, Brotli (phone ${Math.round(narrow)} kB, wide ${Math.round(wide)} kB)`,
        measured: Math.max(narrow, wide),
        unit: "kB",
        atMost: path === screens.map ? MAX_MAP_KILOBYTES : MAX_KILOBYTES,
      }),
    );
  }
  return rows;
};

/** Returns the kilobytes of script bodies, as transferred. */
async function scriptKilobytes(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  const page = await browser.newPage({ viewport });
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(url, { waitUntil: "networkidle" });
  const sizes = await Promise.all(
    responses
      .filter((response) => response.request().resourceType() === "script")
      .map((response) => response.request().sizes()),
  );
  await page.close();
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
}
