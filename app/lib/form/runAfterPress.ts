/** A tap's click event comes after the finger has lifted, or not at all. */
const MAX_CLICK_DELAY_MS = 350;

let isPressed = false;
let callbacks: (() => void)[] = [];
let clickTimeout: ReturnType<typeof setTimeout>;

function endPress(): void {
  clearTimeout(clickTimeout);
  isPressed = false;
  const pendingCallbacks = callbacks;
  callbacks = [];
  // A mouse's click event comes in the same task as the release, so the callbacks wait for the next.
  setTimeout(() => {
    for (const callback of pendingCallbacks) callback();
  });
}

function listen(): void {
  const listenerOptions = { capture: true };
  window.addEventListener(
    "pointerdown",
    () => {
      clearTimeout(clickTimeout);
      isPressed = true;
    },
    listenerOptions,
  );
  window.addEventListener("pointercancel", endPress, listenerOptions);
  window.addEventListener("click", endPress, listenerOptions);
  window.addEventListener(
    "pointerup",
    ({ pointerType }) => {
      // A tap presses the button only after the finger has lifted, so this waits for the click.
      if (pointerType === "touch") clickTimeout = setTimeout(endPress, MAX_CLICK_DELAY_MS);
      else endPress();
    },
    listenerOptions,
  );
}

if (!import.meta.env.SSR) listen();

/**
 * Runs `callback` after a running press. Otherwise an error that appears when a field loses the focus could move
 * the button from under the pointer.
 */
export function runAfterPress(callback: () => void): void {
  if (isPressed) callbacks.push(callback);
  else callback();
}
