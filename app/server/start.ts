import "../directory/leaveHelp.ts";

/** Links work without scripts. */
const INTERACTIVE = "#root :is(button, input, select, textarea, [data-interactive])";

const main = document.querySelector<HTMLScriptElement>("script[data-main]")?.dataset.main ?? "";
let pressed: HTMLElement | undefined;

const touchedBy = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(INTERACTIVE) : null;

/** A failed import is tried again at the next touch. */
const load = () => void import(/* @vite-ignore */ main).catch(() => undefined);

function start(event: Event): void {
  const isKey = event instanceof KeyboardEvent && ["Tab", "Control", "Meta"].includes(event.key);
  if (isKey || touchedBy(event) !== null) load();
}

function holdPress(event: Event): void {
  const touched = touchedBy(event);
  if (!(touched instanceof HTMLButtonElement) || touched.type === "submit") return;
  start(event);
  event.preventDefault();
  pressed = touched;
}

/** React learns what was typed and pressed before it was here. */
function replay(): void {
  for (const type of STARTS) document.removeEventListener(type, start);
  document.removeEventListener("click", holdPress, true);
  for (const field of document.querySelectorAll("input")) if (field.value !== "") retype(field);
  pressed?.click();
}

function retype(field: HTMLInputElement): void {
  const { value } = field;
  // React has its own setter, which notes what it already knows.
  field.value = "";
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const STARTS = ["pointerover", "pointerdown", "focusin", "input", "keydown"];
for (const type of STARTS) document.addEventListener(type, start);
document.addEventListener("click", holdPress, true);
document.addEventListener("hydrated", replay, { once: true });
// Paper says when it was printed, and has what a reader would open.
window.addEventListener("beforeprint", load);
window.matchMedia("print").addEventListener("change", load);
