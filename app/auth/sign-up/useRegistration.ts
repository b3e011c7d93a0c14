import { useCallback, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { z } from "zod";
import { authScreens } from "../../lib/address/paths.ts";
import type { ApiError } from "../../lib/api-client/ApiError.ts";
import {
  EMPTY_VALUES,
  FIELD_NAMES,
  getStep,
  type RegistrationField,
  type RegistrationValues,
} from "./registration.ts";

export type Refusal = { text: string; errors: readonly { field: string; description: string }[] };

type RegistrationState = { values: RegistrationValues; refusal: Refusal | null };

const LAST_STEP = 2;

/** `visit` marks history entries of an earlier page load, whose input is lost. */
const StepState = z.object({ step: z.number().int().min(0).max(LAST_STEP), visit: z.number() });
type StepState = z.infer<typeof StepState>;

/** Adds a history entry for each step, so that Back works. */
export function useRegistration() {
  const [{ values, refusal }, setRegistration] = useState<RegistrationState>({
    values: EMPTY_VALUES,
    refusal: null,
  });
  const [visit] = useState(Math.random);
  const stepState = StepState.safeParse(useLocation().state).data;
  const step = stepState?.visit === visit ? stepState.step : 0;
  const navigate = useNavigate();

  const storeValues = useCallback(
    (formValues: RegistrationValues) => setRegistration((before) => mergeValues(before, formValues)),
    [],
  );

  const next = () => {
    const state: StepState = { step: step + 1, visit };
    navigate(authScreens.signUp, { state });
  };

  const handleRefusal = (error: ApiError, text: string) => {
    const errors = error.errors.map(({ field = "", description }) => ({
      field: (FIELD_NAMES as Record<string, string>)[field] ?? field,
      description,
    }));
    const steps = errors.map(({ field }) => getStep(field)).filter((step) => step >= 0);
    const firstInvalidStep = Math.min(LAST_STEP, ...steps);
    if (firstInvalidStep === LAST_STEP) return;
    setRegistration((before) => ({ ...before, refusal: { text, errors } }));
    navigate(firstInvalidStep - step);
  };

  return {
    values,
    step,
    refusal,
    storeValues,
    handleRefusal,
    next,
    back: () => navigate(-1),
    isStarted: values !== EMPTY_VALUES,
  };
}

/** Removes the server's error from a field that has changed. */
function mergeValues(before: RegistrationState, formValues: RegistrationValues): RegistrationState {
  const isSame = (field: string) =>
    formValues[field as RegistrationField] === before.values[field as RegistrationField];
  if (Object.keys(formValues).every(isSame)) return before;
  const isUncorrected = (field: string) => !(field in formValues) || isSame(field);
  const errors = before.refusal?.errors.filter(({ field }) => isUncorrected(field)) ?? [];
  return {
    values: { ...before.values, ...formValues },
    refusal: before.refusal && errors.length > 0 ? { ...before.refusal, errors } : null,
  };
}
