import { setTimeout as delay } from "node:timers/promises";
import { timed } from "./Measurement.ts";

export type Asked = { kept: number[]; bare: number[] };
export type ToAsk = { kept: readonly string[]; bare: string };

const EVERY_MS = 10;

let times: Asked = { kept: [], bare: [] };

process.once("message", async ({ kept, bare }: ToAsk) => {
  process.on("message", () => {
    process.send?.(times);
    times = { kept: [], bare: [] };
  });
  for (let at = 0; process.connected; at++) {
    times.kept.push(await ask(kept[at % kept.length] as string));
    times.bare.push(await ask(bare));
    await delay(EVERY_MS);
  }
});

const ask = (address: string) => timed(async () => (await fetch(address)).arrayBuffer());
