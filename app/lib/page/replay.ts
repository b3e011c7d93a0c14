type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type EarlyInput = {
  /** The control that was pressed last; the pointer may still be down. */
  touchedControl: HTMLElement | null;
  focusedControl?: HTMLElement | null;
  pressedButton?: HTMLElement;
  submittedForm?: HTMLFormElement;
  changedFields: Map<Field, string | boolean>;
  isReplayed: boolean;
};

/** The event carries `replay`, so that the start script need not contain it. */
export class Hydration extends Event {
  readonly replay = replay;

  constructor() {
    super("hydrated");
  }
}

/** Dispatched when hydration starts: from then on React hydrates at once what is pressed or typed into. */
export class Hydrating extends Event {
  readonly finishPress = finishPress;

  constructor() {
    super("hydrating");
    renderedControls = findControls();
  }
}

const CONTROLS = "button, input, select, textarea, form";
const TEXT_FIELDS = "textarea, input:not([type=checkbox], [type=radio], [type=hidden])";
/** The controls of the server's HTML, recorded before React replaces them. */
let renderedControls: HTMLElement[] = [];

const findControls = () => [...document.querySelectorAll<HTMLElement>(CONTROLS)];

function findCurrent<E extends HTMLElement>(control: E): E {
  return control.isConnected
    ? control
    : ((findControls()[renderedControls.indexOf(control)] as E) ?? control);
}

/** Repeats a click by script, because React Aria ignores a click whose touch began before hydration. */
function finishPress(touchedControl: HTMLElement | null): void {
  const finish = (event: Event) => {
    if (!event.isTrusted || !touchedControl?.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    touchedControl.click();
  };
  document.addEventListener("click", finish, { capture: true, once: true });
}

async function replay(earlyInput: EarlyInput): Promise<void> {
  const { focusedControl, pressedButton } = earlyInput;
  if (focusedControl?.isConnected === false) findCurrent(focusedControl).focus();
  for (const field of renderedControls)
    if (isTextField(field) && field.value !== "") setValue(findCurrent(field), field.value);
  for (const [field, value] of earlyInput.changedFields) {
    const current = findCurrent(field);
    if (typeof value === "string") setValue(current, value);
    else {
      (current as HTMLInputElement).checked = !value;
      current.click();
    }
    await waitForRender();
  }
  earlyInput.isReplayed = true;
  if (pressedButton) findCurrent(pressedButton).click();
  if (earlyInput.submittedForm) findCurrent(earlyInput.submittedForm).requestSubmit();
}

const isTextField = (field: HTMLElement): field is HTMLInputElement => field.matches(TEXT_FIELDS);

function setValue(field: Field, value: string): void {
  // React ignores a value that it has recorded: this makes it record "", then sets the value without React's
  // own setter.
  field.value = "";
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Waits until React has rendered the last change, on which later input may depend. */
const waitForRender = () =>
  new Promise<unknown>((done) =>
    "requestIdleCallback" in window ? requestIdleCallback(done, { timeout: 1000 }) : setTimeout(done, 200),
  );
