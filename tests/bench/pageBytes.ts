import type { Browser, Response } from "playwright-core";
import { screens } from "../../app/lib/address/paths.ts";
import { checkLimit, type Measurement, type Row } from "./Measurement.ts";

/** Thousands of bytes, Brotli. */
const MAP_LIMIT = 225;
const LIMIT = 220;

/** The script of a first visit in a real browser, until the network is idle. */
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
        atMost: path === screens.map ? MAP_LIMIT : LIMIT,
      }),
    );
  }
  return rows;
};

/** Thousands of bytes of bodies, as transferred. */
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
