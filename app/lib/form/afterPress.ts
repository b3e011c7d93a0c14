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
 * Does something at once, or after the press that is under way. A field is left by pressing a button: if its error
 * appeared during the press, the button would move from under the pointer, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (isPressed) window.addEventListener("pointerup", () => setTimeout(act), { once: true });
  else act();
}
