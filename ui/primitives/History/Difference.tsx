import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface DifferenceProps {
  /** What was not changed, but belongs to it. */
  value?: string;
  /** Null if empty; missing if it must not be shown. */
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
