import { configure } from "storybook/test";
import { afterEach, beforeEach } from "vitest";

const warnings: string[] = [];
/** A response that arrives while Storybook still renders causes this warning, which does not concern the product. */
const STORYBOOK_WARNING = "The current testing environment is not configured to support act";
console.error = (...parts: unknown[]) => {
  const message = parts.map(String).join(" ");
  if (!message.startsWith(STORYBOOK_WARNING)) warnings.push(message);
};

// Leaves out `act()`, in which Storybook wraps React's development build and which fails if two renders overlap.
beforeEach(() => configure({ eventWrapper: (act) => act(), unstable_advanceTimersWrapper: (act) => act() }));

afterEach(() => {
  const messages = warnings.splice(0);
  if (messages.length > 0) throw new Error(messages.join("\n\n"));
});
