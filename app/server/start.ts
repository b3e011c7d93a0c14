import "../directory/leaveHelp.ts";
import type { EarlyInput, Hydrating, Hydration } from "../lib/page/replay.ts";
import { UNTIL_HYDRATED, UNTIL_HYDRATING } from "./listenerOptions.ts";

/** Omits links and native controls, which work without the app. */
const INTERACTIVE = "#root :is(button, input, select, textarea, [data-interactive]):not([data-native] *)";

const main = document.querySelector<HTMLScriptElement>("script[data-main]")?.dataset.main ?? "";
const earlyInput: EarlyInput = { touchedControl: null, changedFields: new Map(), isReplayed: false };

const findControl = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(INTERACTIVE) : null;

const RETRY_AFTER_MS = 5_000;
let retryTimer: number | undefined;

/** Retries a failed import, because links within the page do nothing without the app. */
async function loadApp(): Promise<void> {
  try {
    await import(/* @vite-ignore */ main);
  } catch {
    window.clearTimeout(retryTimer);
    retryTimer = window.setTimeout(loadApp, RETRY_AFTER_MS);
  }
}

function start(event: Event): void {
  const control = findControl(event);
  if (event.type === "pointerdown") earlyInput.touchedControl = control;
  if (event.type === "focusin") earlyInput.focusedControl = control;
  if (control !== null || /Tab|Control|Meta/.test((event as KeyboardEvent).key)) loadApp();
}

function holdPress(event: Event): void {
  const button = findControl(event);
  earlyInput.touchedControl = null;
  if (!(button instanceof HTMLButtonElement) || button.type === "submit") return;
  loadApp();
  event.preventDefault();
  earlyInput.pressedButton = button;
}

// Records a choice before React hydrates, which may undo it.
function recordChange({ target }: Pick<Event, "target">): void {
  if (target instanceof HTMLSelectElement) earlyInput.changedFields.set(target, target.value);
  if (target instanceof HTMLInputElement && target.type === "checkbox")
    earlyInput.changedFields.set(target, target.checked);
}

/** Holds a form without an action, because only the app can handle it, once it knows every field. */
function holdForm(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (earlyInput.isReplayed || form.hasAttribute("action")) return;
  event.preventDefault();
  event.stopPropagation();
  loadApp();
  earlyInput.submittedForm = form;
}

const [navigation] = performance.getEntriesByType("navigation");
const { pathname, search } = new URL(navigation?.name ?? location.href);

/** Loads the app after Back or Forward within the document, which alone change only the address. */
function loadIfAddressChanged(): void {
  if (pathname !== location.pathname || search !== location.search) loadApp();
}

loadIfAddressChanged();
window.addEventListener("popstate", loadIfAddressChanged, UNTIL_HYDRATING);
for (const type of ["pointerover", "pointerdown", "focusin", "input", "change", "keydown"])
  document.addEventListener(type, start, UNTIL_HYDRATING);
document.addEventListener("click", holdPress, UNTIL_HYDRATING);
document.addEventListener("hydrating", (event) =>
  (event as Hydrating).finishPress(earlyInput.touchedControl),
);
// Listens to both events: React hydrates during the first, and would then read a value that it has undone.
for (const type of ["input", "change"]) document.addEventListener(type, recordChange, UNTIL_HYDRATED);
// Records choices that were made before this script loaded.
for (const each of document.querySelectorAll(":checked:not([selected], [checked]), [checked]:not(:checked)"))
  recordChange({ target: each.closest("select") ?? each });
document.addEventListener("submit", holdForm, true);
document.addEventListener("hydrated", (event) => (event as Hydration).replay(earlyInput), { once: true });
// The server disabled these buttons, because until now nothing could hold their forms.
for (const button of document.querySelectorAll<HTMLButtonElement>("[type=submit]")) button.disabled = false;
if (!document.getElementById("requests")) loadApp();
// Loads the app before printing, because it adds the date and opens what is closed.
window.matchMedia("print").addEventListener("change", loadApp);
