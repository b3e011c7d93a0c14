import "./replaceSteps.ts";
import { countShifts } from "@gbvf/ui/primitives/ExitThisPage/countShifts.ts";
import { coverPage } from "@gbvf/ui/primitives/ExitThisPage/coverPage.ts";

/** Back leads past a page that was left. */
const exit = document.querySelector<HTMLAnchorElement>("[data-exit]");

const leave = () => {
  if (exit === null) return;
  coverPage();
  window.location.replace(exit.href);
};

const onClick = (event: Event) => {
  event.preventDefault();
  leave();
};
exit?.addEventListener("click", onClick);
const stopCounting = countShifts(leave);

// From then on the app leaves, and a second navigation would abort the first.
document.addEventListener("hydrated", () => {
  exit?.removeEventListener("click", onClick);
  stopCounting();
});
