/** In milliseconds. A tap's click follows after the finger is lifted. */
const LATEST_CLICK = 350;

let isPressed = false;
let waiting: (() => void)[] = [];
let noClick: ReturnType<typeof setTimeout>;

function endPress(): void {
  clearTimeout(noClick);
  isPressed = false;
  const acts = waiting;
  waiting = [];
  // After the click of a mouse, which comes in the same turn.
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
      // A finger moves the focus and presses the button only after it is lifted.
      if (pointerType === "touch") noClick = setTimeout(endPress, LATEST_CLICK);
      else endPress();
    },
    heard,
  );
}

if (!import.meta.env.SSR) listen();

/** A press leaves the field; an error appearing then would move the button from under the pointer. */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}
