import type { Point } from "@gbvf/api/directory/contract.ts";
import { useRef, useState } from "react";

export type Whereabouts =
  | { status: "asking" | "refused" | "not-found" | "too-slow" }
  /** `withinKm` is the accuracy that the device reports. */
  | ({ status: "found"; withinKm: number } & Point);

export const WHEREABOUTS_TEXTS: Readonly<Record<Exclude<Whereabouts["status"], "found">, string>> = {
  asking: "Your browser is asking whether this page may know where you are. Please answer there.",
  refused:
    "Your browser did not tell this page where you are. If you want this list, allow it beside the page’s address, and press again.",
  "not-found": "Your device could not find out where it is. You can press again.",
  "too-slow": "Your device took too long to find out where it is. You can press again.",
};

const TIMEOUT_MS = 10_000;

/** Undefined until `locate` is called. Only this state stores the position. */
export function useWhereabouts() {
  const [whereabouts, setWhereabouts] = useState<Whereabouts>();
  const requestNumber = useRef(0);

  const locate = () => {
    requestNumber.current += 1;
    const currentRequest = requestNumber.current;
    const setResult = (result: Whereabouts) => {
      if (currentRequest === requestNumber.current) setWhereabouts(result);
    };
    if (!("geolocation" in navigator)) return setResult({ status: "not-found" });
    setResult({ status: "asking" });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        setResult({ status: "found", latitude, longitude, withinKm: accuracy / 1000 }),
      ({ code }) => setResult({ status: ERROR_STATUSES[code] ?? "not-found" }),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS },
    );
  };
  return { whereabouts, locate };
}

/** Codes of `GeolocationPositionError`. */
const ERROR_STATUSES: Readonly<Record<number, "refused" | "not-found" | "too-slow">> = {
  1: "refused",
  2: "not-found",
  3: "too-slow",
};
