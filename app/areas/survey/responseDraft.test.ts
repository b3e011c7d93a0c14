import { expect, test } from "vitest";
import { IDLE_MS, newDraft, readDraft, removeDraft, storeDraft } from "./responseDraft.ts";

function emptyStore() {
  const storage = new Map<string, string>();
  return {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  };
}

test("a reload finds what was chosen, and nothing is left once it was removed", () => {
  const store = emptyStore();
  const draft = { ...newDraft("abc", false), answers: { 1: [11], 2: null } };
  storeDraft(store, draft);
  expect(readDraft(store, draft.touchedAt + 1000)).toEqual({ draft, wasIdle: false });
  removeDraft(store);
  expect(readDraft(store, draft.touchedAt)).toEqual({ draft: null, wasIdle: false });
});

test("answers left alone for an hour are removed, with a notice", () => {
  const store = emptyStore();
  const draft = { ...newDraft("abc", false), answers: { 1: [11] } };
  storeDraft(store, draft);
  expect(readDraft(store, draft.touchedAt + IDLE_MS)).toEqual({ draft: null, wasIdle: true });
  expect(store.getItem("survey")).toBeNull();
});

test("every submission has a name of its own, of 128 bits", () => {
  const { submissionId } = newDraft("abc", false);
  expect(submissionId).toMatch(/^[0-9a-f]{32}$/);
  expect(newDraft("abc", false).submissionId).not.toBe(submissionId);
});
