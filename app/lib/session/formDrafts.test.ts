import { beforeEach, expect, test, vi } from "vitest";
import { deleteForeignDrafts, readDraft, saveDraft } from "./formDrafts.ts";

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
    removeItem: (name: string) => storage.delete(name),
  });
});

test("only its writer can read a draft, also after the writer's reauthentication", () => {
  saveDraft(7, "how", "1");
  expect(readDraft(8, "how")).toBeNull();
  deleteForeignDrafts(7);
  expect(readDraft(7, "how")).toBe("1");
});

test("a draft is deleted when its writer signs out or another person signs in", () => {
  for (const signedIn of [undefined, 8]) {
    saveDraft(7, "how", "1");
    deleteForeignDrafts(signedIn);
    expect(readDraft(7, "how")).toBeNull();
  }
});

test("several drafts are stored and deleted independently", () => {
  saveDraft(7, "how", "1");
  saveDraft(7, "place 3", "typed");
  saveDraft(7, "how", null);
  expect([readDraft(7, "how"), readDraft(7, "place 3")]).toEqual([null, "typed"]);
});
