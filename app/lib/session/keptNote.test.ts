import { beforeEach, expect, test, vi } from "vitest";
import { forgetNotesOfOthers, keepNote, readNote } from "./keptNote.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});

test("a note is its writer's, and survives their signing in again", () => {
  keepNote(7, "how", "1");
  expect(readNote(8, "how")).toBeNull();
  forgetNotesOfOthers(7);
  expect(readNote(7, "how")).toBe("1");
});

test("a note is gone once its writer signs out, or another person signs in", () => {
  for (const signedIn of [undefined, 8]) {
    keepNote(7, "how", "1");
    forgetNotesOfOthers(signedIn);
    expect(readNote(7, "how")).toBeNull();
  }
});

test("notes are kept beside each other, and removed one by one", () => {
  keepNote(7, "how", "1");
  keepNote(7, "place 3", "typed");
  keepNote(7, "how", null);
  expect([readNote(7, "how"), readNote(7, "place 3")]).toEqual([null, "typed"]);
});
