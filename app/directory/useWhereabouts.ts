import { useRef, useState } from "react";
import type { Point } from "./nearest.ts";

export type Whereabouts =
  | { status: "asking" | "refused" | "not found" | "too slow" }
  /** `withinKm`: how well the device knows it. */
  | ({ status: "found"; withinKm: number } & Point);

const TIMEOUT_MS = 10_000;

/** Where the device is: undefined until `ask`, and kept in nothing but this state. */
export function useWhereabouts() {
  const [whereabouts, setWhereabouts] = useState<Whereabouts>();
  const asked = useRef(0);

  const ask = () => {
    asked.current += 1;
    const own = asked.current;
    const settle = (answer: Whereabouts) => {
      if (own === asked.current) setWhereabouts(answer);
    };
    if (!("geolocation" in navigator)) return settle({ status: "not found" });
    settle({ status: "asking" });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        settle({ status: "found", latitude, longitude, withinKm: accuracy / 1000 }),
      ({ code }) => settle({ status: FAILURES[code] ?? "not found" }),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS },
    );
  };
  return { whereabouts, ask };
}

/** By the code of `GeolocationPositionError`. */
const FAILURES: Readonly<Record<number, "refused" | "not found" | "too slow">> = {
  1: "refused",
  2: "not found",
  3: "too slow",
};
