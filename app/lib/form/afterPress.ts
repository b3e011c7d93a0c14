/** Milliseconds; a tap's click follows the lifted finger. */
const LATEST_CLICK = 350;

let isPressed = false;
let callbacks: (() => void)[] = [];
let noClick: ReturnType<typeof setTimeout>;

function endPress(): void {
  clearTimeout(noClick);
  isPressed = false;
  const acts = callbacks;
  callbacks = [];
  // Waits for the mouse's click of the same turn.
  setTimeout(() => {
    for (const act of acts) act();
  });
}

function listen(): void {
  const heard = { capture: true };
  window.addEventListener(
    "pointerdown",
    () => {
      clearTimeout(noClick);
      isPressed = true;
    },
    heard,
  );
  window.addEventListener("pointercancel", endPress, heard);
  window.addEventListener("click", endPress, heard);
  window.addEventListener(
    "pointerup",
    ({ pointerType }) => {
      // The button is pressed only after the finger lifts.
      if (pointerType === "touch") noClick = setTimeout(endPress, LATEST_CLICK);
      else endPress();
    },
    heard,
  );
}

if (!import.meta.env.SSR) listen();

/** An error that appears on leaving a field would move the button from under the pointer. */
export function afterPress(act: () => void): void {
  if (isPressed) callbacks.push(act);
  else act();
}
