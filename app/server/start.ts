import "../directory/leaveHelp.ts";
import { reloadOnBack } from "../lib/page/reloadOnBack.ts";

/** Links work without scripts, and so does what is marked as native. */
const INTERACTIVE = "#root :is(button, input, select, textarea, [data-interactive]):not([data-native] *)";

const main = document.querySelector<HTMLScriptElement>("script[data-main]")?.dataset.main ?? "";
let touched: HTMLElement | null = null;
let pressed: HTMLElement | undefined;
let submitted: HTMLFormElement | undefined;
const chosen = new Map<HTMLSelectElement, string>();
const ticked = new Map<HTMLInputElement, boolean>();

const touchedBy = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(INTERACTIVE) : null;

/** A failed import is tried again at the next touch. */
const load = () => void import(/* @vite-ignore */ main).catch(() => undefined);

function start(event: Event): void {
  const isKey = event instanceof KeyboardEvent && ["Tab", "Control", "Meta"].includes(event.key);
  const control = touchedBy(event);
  if (event.type === "pointerdown") touched = control;
  if (isKey || control !== null) load();
}

function holdPress(event: Event): void {
  const button = touchedBy(event);
  touched = null;
  if (!(button instanceof HTMLButtonElement) || button.type === "submit") return;
  start(event);
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
  if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
  if (target instanceof HTMLInputElement && target.type === "checkbox") ticked.set(target, target.checked);
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
  for (const type of STARTS) document.removeEventListener(type, start);
  document.removeEventListener("click", holdPress, true);
  document.addEventListener("click", finishPress, { capture: true, once: true });
  document.removeEventListener("change", noteChange, true);
  for (const field of document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS))
    if (field.value !== "") retype(field);
  for (const [box, isTicked] of ticked) {
    box.checked = !isTicked;
    box.click();
    await rendered();
  }
  for (const [list, value] of chosen) {
    list.value = value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
    await rendered();
  }
  document.removeEventListener("submit", holdForm, true);
  pressed?.click();
  submitted?.requestSubmit();
}

/** What comes next sees what the last change led to, also where React renders in steps. */
const rendered = () =>
  new Promise<unknown>((done) =>
    "requestIdleCallback" in window ? requestIdleCallback(done, { timeout: 1000 }) : setTimeout(done, 200),
  );

const TEXT_FIELDS = "input:not([type=checkbox], [type=radio])";

function retype(field: HTMLInputElement): void {
  const { value } = field;
  // React has its own setter, which notes what it already knows.
  field.value = "";
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

reloadOnBack();
const STARTS = ["pointerover", "pointerdown", "focusin", "input", "change", "keydown"];
for (const type of STARTS) document.addEventListener(type, start);
document.addEventListener("click", holdPress, true);
document.addEventListener("change", noteChange, true);
document.addEventListener("submit", holdForm, true);
document.addEventListener("hydrated", replay, { once: true });
// The server disabled them, because nothing held their forms.
for (const button of document.querySelectorAll<HTMLButtonElement>("[type=submit]")) button.disabled = false;
if (document.getElementById("responses")) load();
// Paper says when it was printed, and has what a reader would open.
window.addEventListener("beforeprint", load);
window.matchMedia("print").addEventListener("change", load);
