import "../directory/leaveHelp.ts";
import { untilHydrated } from "./untilHydrated.ts";

/** Links work without scripts, and so does what is marked as native. */
const INTERACTIVE = "#root :is(button, input, select, textarea, [data-interactive]):not([data-native] *)";
const TEXT_FIELDS = "textarea, input:not([type=checkbox], [type=radio])";

const main = document.querySelector<HTMLScriptElement>("script[data-main]")?.dataset.main ?? "";
let touched: HTMLElement | null = null;
let pressed: HTMLElement | undefined;
let submitted: HTMLFormElement | undefined;
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const changed = new Map<Field, string | boolean>();

const touchedBy = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(INTERACTIVE) : null;

/** A failed import is tried again at the next touch. */
const load = () => void import(/* @vite-ignore */ main).catch(() => undefined);

function start(event: Event): void {
  const control = touchedBy(event);
  if (event.type === "pointerdown") touched = control;
  if (control !== null || /Tab|Control|Meta/.test((event as KeyboardEvent).key)) load();
}

function holdPress(event: Event): void {
  const button = touchedBy(event);
  touched = null;
  if (!(button instanceof HTMLButtonElement) || button.type === "submit") return;
  load();
  event.preventDefault();
  pressed = button;
}

/** React Aria takes no click whose touch began before it was here, unless a program made the click. */
function finishPress(event: Event): void {
  if (!event.isTrusted || touched === null || touchedBy(event) !== touched) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  touched.click();
}

// Before React, which may take a choice back until it has rendered what it leads to.
function noteChange({ target }: Event): void {
  const field = target as Field;
  if (!field.matches(TEXT_FIELDS))
    changed.set(field, field.type === "checkbox" ? (field as HTMLInputElement).checked : field.value);
}

/** A form without an action is the app's, which must not send it before it has heard of every field. */
function holdForm(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement) || event.target.hasAttribute("action")) return;
  event.preventDefault();
  event.stopPropagation();
  load();
  submitted = event.target;
}

/** React learns what was typed, chosen and pressed before it was here. */
async function replay(): Promise<void> {
  document.addEventListener("click", finishPress, { capture: true, once: true });
  for (const field of document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS))
    if (field.value !== "") setValue(field, field.value);
  for (const [field, value] of changed) {
    if (typeof value === "string") setValue(field, value);
    else {
      (field as HTMLInputElement).checked = !value;
      field.click();
    }
    await rendered();
  }
  document.removeEventListener("submit", holdForm, true);
  pressed?.click();
  submitted?.requestSubmit();
}

function setValue(field: Field, value: string): void {
  // React has its own setter, which notes what it already knows.
  field.value = "";
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** What comes next sees what the last change led to, also where React renders in steps. */
const rendered = () =>
  new Promise<unknown>((done) =>
    "requestIdleCallback" in window ? requestIdleCallback(done, { timeout: 1000 }) : setTimeout(done, 200),
  );

const [navigation] = performance.getEntriesByType("navigation");
const { pathname, search } = new URL(navigation?.name ?? location.href);

/** Until the app is there, Back and Forward within a document change the address alone. */
function reloadIfLeft(): void {
  if (pathname !== location.pathname || search !== location.search) location.reload();
}

reloadIfLeft();
window.addEventListener("popstate", reloadIfLeft, untilHydrated);
for (const type of ["pointerover", "pointerdown", "focusin", "input", "change", "keydown"])
  document.addEventListener(type, start, untilHydrated);
document.addEventListener("click", holdPress, untilHydrated);
document.addEventListener("change", noteChange, untilHydrated);
document.addEventListener("submit", holdForm, true);
document.addEventListener("hydrated", replay, { once: true });
// The server disabled them, because nothing held their forms.
for (const button of document.querySelectorAll<HTMLButtonElement>("[type=submit]")) button.disabled = false;
if (document.getElementById("responses")) load();
// Paper says when it was printed, and has what a reader would open.
window.matchMedia("print").addEventListener("change", load);
