import { expect, test, vi } from "vitest";
import { countShifts } from "./countShifts.ts";

test.each([
  { pauseMs: 4_900, leaves: 1 },
  { pauseMs: 5_000, leaves: 0 },
])(
  "with $pauseMs ms between three presses of Shift, the reader leaves $leaves times",
  ({ pauseMs, leaves }) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const target = new EventTarget();
    vi.stubGlobal("window", target);
    const onThird = vi.fn();
    countShifts(new AbortController().signal, onThird);
    for (let press = 0; press < 3; press++) {
      for (const type of ["keydown", "keyup"])
        target.dispatchEvent(Object.assign(new Event(type), { key: "Shift" }));
      vi.advanceTimersByTime(pauseMs);
    }
    expect(onThird).toHaveBeenCalledTimes(leaves);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  },
);
