import { countShifts } from "@gbvf/ui/primitives/ExitThisPage/countShifts.ts";
import { coverPage } from "@gbvf/ui/primitives/ExitThisPage/coverPage.ts";
import { UNTIL_HYDRATED } from "../server/listenerOptions.ts";

/** Exit replaces this page in the history, so that Back does not return to it. */
const exitLink = document.querySelector<HTMLAnchorElement>("[data-exit]");

if (exitLink !== null) {
  const leave = (event?: Event) => {
    event?.preventDefault();
    coverPage();
    location.replace(exitLink.href);
  };
  exitLink.addEventListener("click", leave, UNTIL_HYDRATED);
  countShifts(UNTIL_HYDRATED.signal, leave);
}

/** "/home/contact", "/zu/home/contact/wrong-number" */
const HELP_PATH = /^(?:\/[a-z]{2,3})?\/home\/contact(?:\/|$)/;

const isHelp = ({ origin, pathname }: URL | Location | HTMLAnchorElement) =>
  origin === location.origin && HELP_PATH.test(pathname);

/** Replaces the history entry for each page of help, so that Back after Exit skips them all. */
function replaceEntry(event: Event, address: URL | HTMLAnchorElement): void {
  if (event.defaultPrevented || !isHelp(address) || !isHelp(location)) return;
  event.preventDefault();
  location.replace(address.href);
}

document.addEventListener("click", (event) => {
  const isInNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]:not([target])");
  if (link !== null && !isInNewTab) replaceEntry(event, link);
});

document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (form.method !== "get") return;
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form)) address.searchParams.append(name, String(value));
  replaceEntry(event, address);
});
