let isPressed = false;

for (const [event, pressed] of [
  ["pointerdown", true],
  ["pointerup", false],
  ["pointercancel", false],
] as const) {
  window.addEventListener(
    event,
    () => {
      isPressed = pressed;
    },
    { capture: true },
  );
}

/**
 * Acts after the current press, if any. A press leaves the field; an error appearing then would move the button from
 * under the pointer.
 */
export function afterPress(act: () => void): void {
  if (isPressed) window.addEventListener("pointerup", () => setTimeout(act), { once: true });
  else act();
}
