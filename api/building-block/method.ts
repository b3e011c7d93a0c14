import type { MeasureMethod } from "../lib/figures/measure.ts";

export const method: MeasureMethod = {
  counts:
    "A requirement counts as available in a quarter if a verified contact person for it was valid on the quarter’s last day; in the quarter that is still running, today. Only places that somebody has captured count.",
  outOf:
    "Divided by all requirements of the places that were captured, and shown in per cent. A place that is known and not yet captured is in neither number: unknown is not zero.",
  period:
    "Calendar quarters. The current one is the last that has ended; where it has no data, the latest that has is shown, and the page says so.",
  hidden:
    "Shelters and other confidential places are counted, but never named or placed on a map. A contact person who was last verified more than 180 days ago is no longer shown; the count of the quarter stays as it was.",
  limits: [
    "A contact person who answers says that a service exists, not how good it is or how many people it can help.",
    "A place without figures has not been asked yet. It may have every service or none.",
    "Where less than 80 per cent of the known places are captured, the figure is that of the captured ones, says so, and is not ranked.",
    "Two quarters are compared over the places that were captured in both; how many were captured since or ended is said.",
    "An area with few places can change by many per cent when one place changes.",
  ],
};
