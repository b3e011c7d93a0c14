import { useEffect, useState, useSyncExternalStore } from "react";
import type { FieldValues } from "react-hook-form";
import { useReauthentication } from "../reauthentication/reauthenticationContext.ts";
import { readDraft, saveDraft } from "../session/formDrafts.ts";
import type { ZodForm } from "./useZodForm.ts";

type FormDraft = {
  isRestored: boolean;
  isDraft: boolean;
  saveDraft: () => void;
  discardDraft: () => void;
};

function subscribe(onChange: () => void): () => void {
  const events = ["online", "offline"];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

export function useHasFormDraft(name: string): boolean {
  return readDraft(useReauthentication()?.stakeholderId, name) !== null;
}

/** Stores what was typed until the form is sent or the tab is closed. */
export function useFormDraft<V extends FieldValues, O>(
  form: ZodForm<V, O>,
  name: string | undefined,
): FormDraft {
  const ownerId = useReauthentication()?.stakeholderId;
  const [draft] = useState(() => (name === undefined ? null : readDraft(ownerId, name)));
  const [isUnsent, setUnsent] = useState(draft !== null);
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const isDraft = name !== undefined && (isUnsent || isOffline);
  const writeDraft = () => {
    if (name !== undefined) saveDraft(ownerId, name, JSON.stringify(form.getValues()));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (draft !== null) form.reset(JSON.parse(draft), { keepDefaultValues: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its name stay
  useEffect(() => (isDraft ? form.watch(writeDraft).unsubscribe : undefined), [isDraft]);
  return {
    isRestored: draft !== null,
    isDraft,
    saveDraft: () => {
      setUnsent(name !== undefined);
      writeDraft();
    },
    discardDraft: () => {
      setUnsent(false);
      if (name !== undefined) saveDraft(ownerId, name, null);
    },
  };
}
