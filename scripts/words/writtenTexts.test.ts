import { expect, test } from "vitest";
import { textsIn } from "./writtenTexts.ts";

test.each([
  ['say("Updated {day}", { day })', ["Updated {day}"]],
  ['const title = written("Reach");', ["Reach"]],
  ['plain(isOpen ? "Hide" : "Show")', ["Hide", "Show"]],
  ['say(words ?? "No data")', ["No data"]],
  [
    'plain({ one: "{count} place", other: "{count} places" }, { count })',
    [{ one: "{count} place", other: "{count} places" }],
  ],
  ['<Pie unit="reports" />', [{ one: "{figure} report", other: "{figure} reports" }]],
  ["say(title)", []],
  ['plain(note ?? "")', []],
  ['speak("Updated")', []],
])("%s", (source, texts) => {
  expect(textsIn("Example.tsx", source)).toEqual(texts);
});
