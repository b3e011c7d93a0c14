export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = Html | string | number | null | undefined | false | readonly Value[];

/**
 * ``html`<a href="${href}">${name}</a>` `` escapes every value that is not markup. Attributes must be in
 * quotes.
 */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const chunks = parts.map((part, index) => part + (index < values.length ? write(values[index]) : ""));
  return new Html(chunks.join(""));
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function write(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === "object" && value !== null) return value.map(write).join("");
  return value === null || value === undefined || value === false ? "" : escapeHtml(String(value));
}
