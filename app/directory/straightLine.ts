import { roundKm } from "@gbvf/api/directory/nearest.ts";
import type { PageWords } from "@gbvf/ui/text/words.ts";

/** "About 12 km in a straight line" */
export const straightLine = (km: number, plain: PageWords["plain"]): string =>
  km < 1
    ? plain("Less than 1 km in a straight line")
    : plain("About {km} km in a straight line", { km: roundKm(km) });
