/** Returns ten digits if possible, otherwise the typed text, so that it can be corrected. */
export function normaliseTelephone(typed: string): string {
  const dense = typed.replace(/[\s().-]/g, "");
  if (/^\d{10}$/.test(dense)) return dense;
  const [, local] = dense.match(/^(?:(?:\+|00)?270?)?([1-9]\d{8})$/) ?? [];
  return local === undefined ? typed : `0${local}`;
}

export const normaliseExtension = (typed: string): string =>
  typed.replace(/^(?:ext(?:ension)?\.?|x)\s*/i, "");
