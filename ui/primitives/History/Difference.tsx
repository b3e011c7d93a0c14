import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface DifferenceProps {
  /** An unchanged value that belongs to the change. */
  value?: string;
  /** The value before; null if it was empty, missing if it must not be shown. */
  from?: string | null;
  to?: string | null;
}

export function Difference({ value, from, to }: DifferenceProps) {
  if (value !== undefined) return value;
  if (from === undefined || to === undefined) return "changed";
  if (from === null)
    return (
      <>
        <ins>{to}</ins> added
      </>
    );
  if (to === null)
    return (
      <>
        <del>{from}</del> removed
      </>
    );
  return (
    <>
      <VisuallyHidden>from </VisuallyHidden>
      <del>{from}</del>
      <span aria-hidden="true"> → </span>
      <VisuallyHidden> to </VisuallyHidden>
      <ins>{to}</ins>
    </>
  );
}
