import { type FormEvent, useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { FormValidationContext } from "react-aria-components";
import { FormContext } from "react-aria-components/Form";

export interface SelectState<Value> {
  name?: string;
  /** Null while the placeholder is chosen. */
  value?: Value | null;
  defaultValue?: Value | null;
  /** Receives null for the placeholder. */
  onChange?: (value: Value | null) => void;
  /** `native` stops the form from being sent, `aria` only marks the field; the default is the form's. */
  validationBehavior?: "native" | "aria";
  /** Returns an error message if the value is invalid. */
  validate?: (value: Value) => string | string[] | true | null | undefined;
  /** Marks the field invalid. Without it the field's own validation decides. */
  errorMessage?: string;
}

/** Implements value and validation of a native select, by the rules of React Aria's fields. */
export function useSelect<Value>(props: SelectState<Value>) {
  const { name, defaultValue = null, onChange, validate, errorMessage } = props;
  const select = useRef<HTMLSelectElement>(null);
  const form = useContext(FormContext);
  const formBehavior = form && "validationBehavior" in form ? form.validationBehavior : undefined;
  const isNative = (props.validationBehavior ?? formBehavior ?? "native") === "native";
  const serverErrors = useContext(FormValidationContext);
  const [correctedErrors, setCorrectedErrors] = useState<typeof serverErrors>();
  const [reportedError, setReportedError] = useState<string>();
  const [ownValue, setOwnValue] = useState<Value | null>(defaultValue);
  const value = props.value === undefined ? ownValue : props.value;

  const serverErrorsOfField =
    name === undefined || correctedErrors === serverErrors ? undefined : serverErrors[name];
  const serverError = errorMessage ?? joinErrors(serverErrorsOfField);
  const currentError = serverError ?? (value === null ? undefined : joinErrors(validate?.(value)));
  useEffect(() => {
    if (isNative) select.current?.setCustomValidity(currentError ?? "");
  });

  const change = (next: Value | null) => {
    setOwnValue(next);
    setCorrectedErrors(serverErrors);
    setReportedError(undefined);
    onChange?.(next);
  };
  const reset = useEffectEvent(() => change(defaultValue));
  useEffect(() => {
    const owner = select.current?.form;
    const onReset = () => reset();
    owner?.addEventListener("reset", onReset);
    return () => owner?.removeEventListener("reset", onReset);
  }, []);

  const onInvalid = (event: FormEvent<HTMLSelectElement>) => {
    // The field shows the message, so the browser must not show its bubble.
    event.preventDefault();
    const field = event.currentTarget;
    setReportedError(field.validationMessage);
    if (field === field.form?.querySelector(":invalid:not(fieldset)")) field.focus();
  };
  return {
    select,
    value,
    change,
    isNative,
    error: serverError ?? (isNative ? reportedError : currentError),
    onInvalid,
  };
}

function joinErrors(errors: unknown): string | undefined {
  const messages = [errors ?? []].flat().filter((error) => typeof error === "string");
  return messages.length === 0 ? undefined : messages.join(" ");
}
