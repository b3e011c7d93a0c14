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
 * Acts at once, or after the current press. Pressing a button leaves the field: if the field's error appeared during
 * the press, the button would move from under the pointer, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (isPressed) window.addEventListener("pointerup", () => setTimeout(act), { once: true });
  else act();
}
