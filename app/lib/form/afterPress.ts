/** In milliseconds. A tap's click event comes after the finger has lifted, or not at all. */
const LATEST_CLICK = 350;

let isPressed = false;
let callbacks: (() => void)[] = [];
let noClick: ReturnType<typeof setTimeout>;

function endPress(): void {
  clearTimeout(noClick);
  isPressed = false;
  const acts = callbacks;
  callbacks = [];
  // A mouse's click event comes in the same task as the release, so the callbacks wait for the next.
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
      // A tap presses the button only after the finger has lifted, so this waits for the click.
      if (pointerType === "touch") noClick = setTimeout(endPress, LATEST_CLICK);
      else endPress();
    },
    heard,
  );
}

if (!import.meta.env.SSR) listen();

/**
 * Runs `act` after a running press. Otherwise an error that appears when a field loses the focus could move
 * the button from under the pointer.
 */
export function afterPress(act: () => void): void {
  if (isPressed) callbacks.push(act);
  else act();
}
