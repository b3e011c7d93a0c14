import { setTimeout as delay } from "node:timers/promises";
import { measureTime } from "./Measurement.ts";

const PAUSE_MS = 10;

let times: number[] = [];

/** The first message names the addresses; the response to each later one is the milliseconds since the last. */
process.once("message", async (addresses: readonly string[]) => {
  process.on("message", () => {
    process.send?.(times);
    times = [];
  });
  for (let at = 0; process.connected; at++) {
    times.push(
      await measureTime(async () => (await fetch(addresses[at % addresses.length] as string)).arrayBuffer()),
    );
    await delay(PAUSE_MS);
  }
});
