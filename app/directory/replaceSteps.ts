/** "/home/contact", "/zu/home/contact/wrong-number" */
const HELP = /^(?:\/[a-z]{2,3})?\/home\/contact(?:\/|$)/;

/** A step from help to help leaves one entry in the history, so that Back after Exit shows what was before help. */
function replaceStep(event: Event, href: string): void {
  const { origin, pathname, search } = new URL(href);
  const isStep = origin === location.origin && HELP.test(pathname) && HELP.test(location.pathname);
  const isHere = pathname + search === location.pathname + location.search;
  if (event.defaultPrevented || !isStep || isHere) return;
  event.preventDefault();
  location.replace(href);
}

document.addEventListener("click", (event) => {
  const isInNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]:not([target])");
  if (link !== null && !isInNewTab) replaceStep(event, link.href);
});

document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (form.method !== "get") return;
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form)) address.searchParams.append(name, String(value));
  replaceStep(event, address.href);
});
