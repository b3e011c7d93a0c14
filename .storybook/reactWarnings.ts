import { configure } from "storybook/test";
import { afterEach, beforeEach } from "vitest";

const warnings: string[] = [];
console.error = (...parts: unknown[]) => void warnings.push(parts.map(String).join(" "));

// Storybook drives the development build through act(), which fails when two renders meet.
beforeEach(() => configure({ eventWrapper: (act) => act(), unstable_advanceTimersWrapper: (act) => act() }));

afterEach(() => {
  const messages = warnings.splice(0);
  if (messages.length > 0) throw new Error(messages.join("\n\n"));
});
