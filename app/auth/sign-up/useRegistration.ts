import { useState } from "react";
import type { ApiError } from "../../lib/ApiError.ts";
import { EMPTY, FIELD_NAMES, type RegistrationValues, stepOf } from "./registration.ts";

/** What the server refused, to be told again in the step where it can be mended. */
export type Refusal = { text: string; errors: readonly { field: string; description: string }[] };

const LAST_STEP = 2;

/** What is typed over the three steps, which of them is open, and what the server refused of it. */
export function useRegistration() {
  const [values, setValues] = useState<RegistrationValues>(EMPTY);
  const [step, setStep] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  /** Takes over what a step has; what was refused and is now different is no longer held against it. */
  const keep = (kept: RegistrationValues) => {
    setValues({ ...values, ...kept });
    const isSame = (field: string) =>
      kept[field as keyof RegistrationValues] === values[field as keyof RegistrationValues];
    const errors = refusal?.errors.filter(({ field }) => isSame(field)) ?? [];
    setRefusal(refusal && errors.length > 0 ? { ...refusal, errors } : null);
  };

  /** Opens the first step in which something was refused. */
  const refuse = (error: ApiError, text: string) => {
    const errors = error.errors.map(({ field = "", description }) => ({
      field: (FIELD_NAMES as Record<string, string>)[field] ?? field,
      description,
    }));
    const steps = errors.map(({ field }) => stepOf(field)).filter((found) => found >= 0);
    const first = Math.min(LAST_STEP, ...steps);
    if (first === LAST_STEP) return;
    setRefusal({ text, errors });
    setStep(first);
  };

  return { values, step, refusal, keep, refuse, goTo: setStep, isStarted: values !== EMPTY };
}
