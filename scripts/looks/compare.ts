import { readFile, writeFile } from "node:fs/promises";
import { type Browser, chromium } from "playwright-core";
import { chromiumOptions } from "../../tests/chromiumOptions.ts";

export interface Comparison {
  differs: (before: string, now: string, difference: string) => Promise<boolean>;
  close: () => Promise<void>;
}

/** Chromium reads and draws pictures already, so no library is needed. */
export async function startComparing(): Promise<Comparison> {
  const browser: Browser = await chromium.launch(chromiumOptions);
  const page = await browser.newPage();
  return {
    close: () => browser.close(),
    async differs(before, now, difference) {
      const [former, latter] = await Promise.all([readFile(before), readFile(now)]);
      if (former.equals(latter)) return false;
      const drawn = await page.evaluate(drawDifference, [
        former.toString("base64"),
        latter.toString("base64"),
      ]);
      if (drawn === null) return false;
      await writeFile(difference, Buffer.from(drawn, "base64"));
      return true;
    },
  };
}

/** Runs in the page. Paints what differs over the pale picture; null if nobody could see it. */
async function drawDifference([before = "", now = ""]: string[]): Promise<string | null> {
  /** Of 255, so that another rounding of an edge is no difference. */
  const TOLERANCE = 16;
  const read = async (data: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    return image;
  };
  const [former, latter] = await Promise.all([read(before), read(now)]);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(former.width, latter.width);
  canvas.height = Math.max(former.height, latter.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("This browser draws no pictures.");
  const pixelsOf = (image: HTMLImageElement) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
  const [one, other] = [pixelsOf(former).data, pixelsOf(latter)];
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    const isOther = [0, 1, 2, 3].some(
      (part) => Math.abs((one[at + part] ?? 0) - (other.data[at + part] ?? 0)) > TOLERANCE,
    );
    if (isOther) {
      count++;
      other.data.set([200, 0, 120, 255], at);
    } else other.data[at + 3] = 60;
  }
  if (count === 0) return null;
  context.putImageData(other, 0, 0);
  return canvas.toDataURL("image/png").split(",")[1] ?? null;
}
