import { countShifts } from "@gbvf/ui/primitives/ExitThisPage/countShifts.ts";
import { coverPage } from "@gbvf/ui/primitives/ExitThisPage/coverPage.ts";

/** Back leads past a page that was left. */
const exit = document.querySelector<HTMLAnchorElement>(".help-exit, [data-exit]");

const leave = () => {
  if (exit === null) return;
  coverPage();
  window.location.replace(exit.href);
};

exit?.addEventListener("click", (event) => {
  event.preventDefault();
  leave();
});
countShifts(leave);
