import type { ConflictChoiceProps, Side } from "@gbvf/ui/primitives/ConflictChoice/ConflictChoice.tsx";
import { useRef, useState } from "react";
import type { FieldPath, FieldPathValue, FieldValues } from "react-hook-form";
import { ApiError, type Conflict } from "../calls/ApiError.ts";
import { merge } from "./merge.ts";
import type { ZodForm } from "./useZodForm.ts";

/** Label, and the value in words if it is no text. */
type ConflictField<V> = { label: string; inWords?: (value: V) => string };

export interface ConflictOptions<V extends FieldValues, Row> {
  fields: { [N in FieldPath<V>]?: ConflictField<FieldPathValue<V, N>> };
  valuesOf: (row: Row) => V & { version: number };
}

type Disputed<V> = Conflict & { names: string[]; mine: V; theirs: V };

type ConflictControls<O> = {
  /** Merges a stale version and sends again, or opens the choice. */
  withConflicts: (send: (values: O) => Promise<void>) => (values: O) => Promise<void>;
  /** Null without a dispute. */
  choice: ConflictChoiceProps | null;
};

/**
 * For forms whose values carry `version`. Merges what one side changed; for the rest each choice goes into
 * the form at once. Input is never lost.
 */
export function useConflict<V extends FieldValues, O extends FieldValues, Row>(
  form: ZodForm<V, O>,
  options: ConflictOptions<V, Row> | undefined,
): ConflictControls<O> {
  const base = useRef(form.formState.defaultValues as V);
  const [disputed, setDisputed] = useState<Disputed<V> | null>(null);
  const [sides, setSides] = useState<Record<string, Side | undefined>>({});
  const [hasTried, setTried] = useState(false);
  const fieldOf = (name: string) =>
    options?.fields[name as FieldPath<V>] as ConflictField<unknown> | undefined;
  const put = (name: string, values: V) => form.setValue(name as FieldPath<V>, values[name]);

  const takeIn = (
    { fields }: ConflictOptions<V, Row>,
    theirs: V,
    conflict: Conflict,
  ): { taken: Partial<O>; isDisputed: boolean } => {
    const mine = structuredClone(form.getValues());
    const { taken, disputed: names } = merge(Object.keys(fields), base.current, mine, theirs);
    base.current = theirs;
    for (const name of ["version", ...taken]) put(name, theirs);
    setSides({});
    setTried(false);
    setDisputed(names.length === 0 ? null : { ...conflict, names, mine, theirs });
    const merged = Object.fromEntries(["version", ...taken].map((name) => [name, theirs[name]]));
    return { taken: merged as Partial<O>, isDisputed: names.length > 0 };
  };

  const withConflicts = (send: (values: O) => Promise<void>) => {
    const attempt = async (values: O): Promise<void> => {
      try {
        await send(values);
        setDisputed(null);
      } catch (error) {
        if (options === undefined || !(error instanceof ApiError) || error.conflict === undefined)
          throw error;
        const theirs = options.valuesOf(error.conflict.current as Row);
        // Sending an up-to-date version again would never end.
        if (theirs.version === values.version) throw error;
        const { taken, isDisputed } = takeIn(options, theirs, error.conflict);
        if (!isDisputed) await attempt({ ...values, ...taken });
      }
    };
    return async (values: O) => {
      if (disputed?.names.some((name) => sides[name] === undefined)) setTried(true);
      else await attempt(values);
    };
  };

  const inWords = (name: string, value: unknown) =>
    fieldOf(name)?.inWords?.(value) ?? String(value === undefined || value === null ? "" : value);
  const choice = disputed && {
    changedBy: disputed.changedBy,
    changedAt: disputed.changedAt,
    fields: disputed.names.map((name) => ({
      name,
      label: fieldOf(name)?.label ?? name,
      mine: inWords(name, disputed.mine[name]),
      theirs: inWords(name, disputed.theirs[name]),
    })),
    value: sides,
    onChange: (next: Record<string, Side | undefined>) => {
      setSides(next);
      for (const name of disputed.names) {
        if (next[name] !== undefined) put(name, next[name] === "mine" ? disputed.mine : disputed.theirs);
      }
    },
    hasTried,
  };
  return { withConflicts, choice };
}
