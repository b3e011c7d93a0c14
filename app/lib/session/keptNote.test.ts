import { beforeEach, expect, test, vi } from "vitest";
import { forgetNoteOfOthers, keepNote, readNote } from "./keptNote.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});

test("a note is its writer's, and survives their signing in again", () => {
  keepNote(7, "1");
  expect(readNote(8)).toBeNull();
  forgetNoteOfOthers(7);
  expect(readNote(7)).toBe("1");
});

test("a note is gone once its writer signs out, or another person signs in", () => {
  for (const signedIn of [undefined, 8]) {
    keepNote(7, "1");
    forgetNoteOfOthers(signedIn);
    expect(readNote(7)).toBeNull();
  }
});
