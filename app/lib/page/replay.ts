type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type EarlyInput = {
  /** It may not be released yet. */
  touched: HTMLElement | null;
  focused?: HTMLElement | null;
  pressed?: HTMLElement;
  submitted?: HTMLFormElement;
  changed: Map<Field, string | boolean>;
  isReplayed: boolean;
};

/** Carries `replay`, because the start script must stay small. */
export class Hydration extends Event {
  readonly replay = replay;

  constructor() {
    super("hydrated");
  }
}

/** From now on React hydrates at once what is pressed or typed into. */
export class Hydrating extends Event {
  readonly finishPress = finishPress;

  constructor() {
    super("hydrating");
    rendered = findControls();
  }
}

const CONTROLS = "button, input, select, textarea, form";
const TEXT_FIELDS = "textarea, input:not([type=checkbox], [type=radio], [type=hidden])";
/** Recorded before React replaces a page with changed figures. */
let rendered: HTMLElement[] = [];

const findControls = () => [...document.querySelectorAll<HTMLElement>(CONTROLS)];

function findCurrent<E extends HTMLElement>(control: E): E {
  return control.isConnected ? control : ((findControls()[rendered.indexOf(control)] as E) ?? control);
}

/** React Aria ignores a click whose touch preceded hydration, unless scripted. */
function finishPress(touched: HTMLElement | null): void {
  const finish = (event: Event) => {
    if (!event.isTrusted || !touched?.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    touched.click();
  };
  document.addEventListener("click", finish, { capture: true, once: true });
}

async function replay(early: EarlyInput): Promise<void> {
  const { focused, pressed } = early;
  if (focused?.isConnected === false) findCurrent(focused).focus();
  for (const field of rendered)
    if (isTextField(field) && field.value !== "") setValue(findCurrent(field), field.value);
  for (const [field, value] of early.changed) {
    const current = findCurrent(field);
    if (typeof value === "string") setValue(current, value);
    else {
      (current as HTMLInputElement).checked = !value;
      current.click();
    }
    await resolveReplay();
  }
  early.isReplayed = true;
  if (pressed) findCurrent(pressed).click();
  if (early.submitted) findCurrent(early.submitted).requestSubmit();
}

const isTextField = (field: HTMLElement): field is HTMLInputElement => field.matches(TEXT_FIELDS);

function setValue(field: Field, value: string): void {
  // React ignores values that its own setter recorded; the second assignment bypasses it.
  field.value = "";
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Later input depends on the last change, even if React renders in steps. */
const resolveReplay = () =>
  new Promise<unknown>((done) =>
    "requestIdleCallback" in window ? requestIdleCallback(done, { timeout: 1000 }) : setTimeout(done, 200),
  );
