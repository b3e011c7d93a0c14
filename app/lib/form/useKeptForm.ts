import { useEffect, useState, useSyncExternalStore } from "react";
import type { FieldValues } from "react-hook-form";
import { keepNote, readNote } from "../session/keptNote.ts";
import { usePageOwner } from "../sign-in-again/pageOwner.ts";
import type { ZodForm } from "./useZodForm.ts";

type KeptForm = {
  /** It began with what could not be sent. */
  wasKept: boolean;
  isKept: boolean;
  keep: () => void;
  forget: () => void;
};

function subscribe(onChange: () => void): () => void {
  const events = ["online", "offline"];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

export function useHasKept(name: string): boolean {
  return readNote(usePageOwner()?.stakeholderId, name) !== null;
}

/** The tab keeps entries until they are sent or it closes. */
export function useKeptForm<V extends FieldValues, O>(
  form: ZodForm<V, O>,
  name: string | undefined,
): KeptForm {
  const whose = usePageOwner()?.stakeholderId;
  const [kept] = useState(() => (name === undefined ? null : readNote(whose, name)));
  const [isUnsent, setUnsent] = useState(kept !== null);
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const isKept = name !== undefined && (isUnsent || isOffline);
  const write = () => {
    if (name !== undefined) keepNote(whose, name, JSON.stringify(form.getValues()));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (kept !== null) form.reset(JSON.parse(kept), { keepDefaultValues: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its name stay
  useEffect(() => (isKept ? form.watch(write).unsubscribe : undefined), [isKept]);
  return {
    wasKept: kept !== null,
    isKept,
    keep: () => {
      setUnsent(name !== undefined);
      write();
    },
    forget: () => {
      setUnsent(false);
      if (name !== undefined) keepNote(whose, name, null);
    },
  };
}
