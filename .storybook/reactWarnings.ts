import { configure } from "storybook/test";
import { afterEach, beforeEach } from "vitest";

const warnings: string[] = [];
/** Of a response that comes while Storybook still renders: it says nothing of the product. */
const OF_STORYBOOK = "The current testing environment is not configured to support act";
console.error = (...parts: unknown[]) => {
  const message = parts.map(String).join(" ");
  if (!message.startsWith(OF_STORYBOOK)) warnings.push(message);
};

// Without `act()`, in which Storybook wraps React's development build and which fails if two renders overlap.
beforeEach(() => configure({ eventWrapper: (act) => act(), unstable_advanceTimersWrapper: (act) => act() }));

afterEach(() => {
  const messages = warnings.splice(0);
  if (messages.length > 0) throw new Error(messages.join("\n\n"));
});
