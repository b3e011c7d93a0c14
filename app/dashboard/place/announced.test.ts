import { english, type Text } from "@gbvf/ui/text/words.ts";
import { expect, test } from "vitest";
import { announced } from "./announced.ts";

const words = {
  plain: (text: Text) => english.plain(text),
  named: (text: string, name: string) => `${text} ${name}`,
};

test("a screen reader hears that figures are on their way, which have come, and of which options", () => {
  const none = { data: undefined, error: undefined };
  const found = { data: {}, error: undefined };
  expect(announced("Crime in …", [], none, words)).toBe("Loading Crime in …");
  expect(announced("Crime in Limpopo", [], found, words)).toBe("Crime in Limpopo");
  expect(announced("Crime in Limpopo", ["Rape"], found, words)).toBe("Crime in Limpopo. Only: Rape.");
});

test("in the words of the page's language", () => {
  const upper = {
    plain: (text: unknown) => String(text).toUpperCase(),
    named: (text: string, name: string) => `${text.toUpperCase()}: ${name}`,
  };
  expect(announced("Crime", [], { data: undefined, error: undefined }, upper)).toBe("LOADING: Crime");
  expect(announced("Crime", ["Rape"], { data: {}, error: undefined }, upper)).toBe("Crime. ONLY: Rape.");
});
