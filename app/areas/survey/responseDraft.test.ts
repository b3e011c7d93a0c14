import { expect, test } from "vitest";
import { createDraft, IDLE_MS, readDraft, removeDraft, storeDraft } from "./responseDraft.ts";

function createEmptyStore() {
  const storage = new Map<string, string>();
  return {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  };
}

test("readDraft returns the stored answers until removeDraft deletes them", () => {
  const store = createEmptyStore();
  const draft = { ...createDraft("abc", false), answers: { 1: [11], 2: null } };
  storeDraft(store, draft);
  expect(readDraft(store, draft.touchedAt + 1000)).toEqual({ draft, wasIdle: false });
  removeDraft(store);
  expect(readDraft(store, draft.touchedAt)).toEqual({ draft: null, wasIdle: false });
});

test("readDraft deletes answers that were unused for an hour, and reports it", () => {
  const store = createEmptyStore();
  const draft = { ...createDraft("abc", false), answers: { 1: [11] } };
  storeDraft(store, draft);
  expect(readDraft(store, draft.touchedAt + IDLE_MS)).toEqual({ draft: null, wasIdle: true });
  expect(store.getItem("survey")).toBeNull();
});

test("every draft has its own submission id, of 128 bits", () => {
  const { submissionId } = createDraft("abc", false);
  expect(submissionId).toMatch(/^[0-9a-f]{32}$/);
  expect(createDraft("abc", false).submissionId).not.toBe(submissionId);
});
