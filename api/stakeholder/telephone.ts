/**
 * A South African number as the ten digits one dials: without spaces, brackets and hyphens, and with 0 in place of
 * the country code. What is no such number is left as it was typed, for its owner to mend.
 */
export function normaliseTelephone(typed: string): string {
  const dense = typed.replace(/[\s().-]/g, "");
  if (/^\d{10}$/.test(dense)) return dense;
  const [, local] = dense.match(/^(?:(?:\+|00)?270?)?([1-9]\d{8})$/) ?? [];
  return local === undefined ? typed : `0${local}`;
}
