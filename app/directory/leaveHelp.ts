import "./replaceSteps.ts";
import { countShifts } from "@gbvf/ui/primitives/ExitThisPage/countShifts.ts";
import { coverPage } from "@gbvf/ui/primitives/ExitThisPage/coverPage.ts";
import { untilHydrated } from "../server/untilHydrated.ts";

/** Back leads past a page that was left. After hydration the app leaves: a second navigation would abort its. */
const exit = document.querySelector<HTMLAnchorElement>("[data-exit]");

if (exit !== null) {
  const leave = (event?: Event) => {
    event?.preventDefault();
    coverPage();
    location.replace(exit.href);
  };
  exit.addEventListener("click", leave, untilHydrated);
  countShifts(untilHydrated.signal, leave);
}
