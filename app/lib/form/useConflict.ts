import type { ConflictChoiceProps, Side } from "@gbvf/ui/primitives/ConflictChoice/ConflictChoice.tsx";
import { useRef, useState } from "react";
import { type FieldPath, type FieldPathValue, type FieldValues, get, set } from "react-hook-form";
import { ApiError, type Conflict } from "../api-client/ApiError.ts";
import type { ZodForm } from "./useZodForm.ts";

/** `format` is for values other than text. */
type ConflictField<V> = { label: string; format?: (value: V) => string };

type ConflictFields<V extends FieldValues> = { [N in FieldPath<V>]?: ConflictField<FieldPathValue<V, N>> };

export interface ConflictOptions<V extends FieldValues, Row> {
  /** A function, if the names depend on the values, as in lists. */
  fields: ConflictFields<V> | ((values: V) => ConflictFields<V>);
  /** Returns the row as form values, with lists in the order of `mine`. */
  valuesOf: (row: Row, mine: V) => V & { version: number };
  /** The row that the form was opened with, if the form did not begin with that row's values. */
  base?: Row;
}

type Dispute<V> = Conflict & { names: string[]; mine: V; theirs: V };

type ConflictControls<O> = {
  /** After a conflict, merges the current row and sends again, or opens the choice. */
  withConflicts: (send: (values: O) => Promise<void>) => (values: O) => Promise<void>;
  /** Null unless both people changed the same field to different values. */
  choice: ConflictChoiceProps | null;
};

/**
 * Merges fields that only one person changed. For fields that both changed the reader chooses a value, which
 * the form takes at once.
 */
export function useConflict<V extends FieldValues, O extends FieldValues, Row>(
  form: ZodForm<V, O>,
  options: ConflictOptions<V, Row> | undefined,
  isBaseUnknown = false,
): ConflictControls<O> {
  const initialRow = options?.base;
  const base = useRef((mine: V): Readonly<Record<string, unknown>> => {
    if (isBaseUnknown) return {};
    if (options === undefined || initialRow === undefined) return form.formState.defaultValues as V;
    return options.valuesOf(initialRow, mine);
  });
  const [dispute, setDispute] = useState<Dispute<V> | null>(null);
  const [sides, setSides] = useState<Record<string, Side | undefined>>({});
  const [hasTried, setTried] = useState(false);
  const fieldsFor = (values: V): Readonly<Record<string, ConflictField<never> | undefined>> =>
    typeof options?.fields === "function" ? options.fields(values) : { ...options?.fields };
  const setField = (name: string, values: V) => form.setValue(name as FieldPath<V>, get(values, name));

  const mergeConflict = (
    { valuesOf }: ConflictOptions<V, Row>,
    conflict: Conflict,
    submitted: O,
  ): { merged: O; isDisputed: boolean } | null => {
    const mine = structuredClone(form.getValues());
    const row = conflict.current as Row;
    const theirs = valuesOf(row, mine);
    // If the server's version is the one that was sent, sending again would end in the same conflict.
    if (theirs.version === submitted.version) return null;
    const { adoptedNames, disputedNames: names } = merge(
      Object.keys(fieldsFor(mine)),
      base.current(mine),
      mine,
      theirs,
    );
    base.current = (values) => valuesOf(row, values);
    const merged = structuredClone(submitted);
    for (const name of ["version", ...adoptedNames]) {
      setField(name, theirs);
      set(merged, name, get(theirs, name));
    }
    setSides({});
    setTried(false);
    setDispute(names.length === 0 ? null : { ...conflict, names, mine, theirs });
    return { merged, isDisputed: names.length > 0 };
  };

  const withConflicts = (send: (values: O) => Promise<void>) => {
    const attempt = async (values: O): Promise<void> => {
      try {
        await send(values);
        setDispute(null);
      } catch (error) {
        if (options === undefined || !(error instanceof ApiError)) throw error;
        if (error.code !== "changed" || error.conflict === undefined) throw error;
        const mergeResult = mergeConflict(options, error.conflict, values);
        if (mergeResult === null) throw error;
        if (!mergeResult.isDisputed) await attempt(mergeResult.merged);
      }
    };
    return async (values: O) => {
      if (dispute?.names.some((name) => sides[name] === undefined)) setTried(true);
      else await attempt(values);
    };
  };

  const formatValue = (field: ConflictField<never> | undefined, value: unknown) =>
    field?.format?.(value as never) ?? String(value === undefined || value === null ? "" : value);
  const disputedField = (name: string, { mine, theirs }: Dispute<V>) => {
    const field = fieldsFor(mine)[name];
    return {
      id: name,
      label: field?.label ?? name,
      mine: formatValue(field, get(mine, name)),
      theirs: formatValue(field, get(theirs, name)),
    };
  };
  const choice = dispute && {
    changedBy: dispute.changedBy,
    changedAt: dispute.changedAt,
    fields: dispute.names.map((name) => disputedField(name, dispute)),
    value: sides,
    onChange: (next: Record<string, Side | undefined>) => {
      setSides(next);
      for (const name of dispute.names) {
        if (next[name] !== undefined) setField(name, next[name] === "mine" ? dispute.mine : dispute.theirs);
      }
    },
    hasTried,
  };
  return { withConflicts, choice };
}

type MergeResult = {
  adoptedNames: string[];
  disputedNames: string[];
};

/** @param names field paths, such as `address.addressLine1` */
export function merge(
  names: readonly string[],
  base: Readonly<Record<string, unknown>>,
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
): MergeResult {
  const isSame = (value: unknown, otherValue: unknown) =>
    JSON.stringify(value) === JSON.stringify(otherValue);
  const changedNames = names.filter(
    (name) => !isSame(get(base, name), get(theirs, name)) && !isSame(get(mine, name), get(theirs, name)),
  );
  const [adoptedNames, disputedNames] = [true, false].map((isUntouched) =>
    changedNames.filter((name) => isSame(get(base, name), get(mine, name)) === isUntouched),
  ) as [string[], string[]];
  return { adoptedNames, disputedNames };
}
