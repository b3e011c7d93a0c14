import { html } from "../text/html.ts";

export type Email = {
  template: string;
  subject: string;
  paragraphs: string[];
  link?: { href: string; label: string };
  /** Milliseconds after which the e-mail is no longer sent; the default is three days. */
  usefulForMs?: number;
};

export function toText({ paragraphs, link }: Email): string {
  return [...paragraphs, ...(link ? [`${link.label}: ${link.href}`] : []), SIGNATURE].join("\n\n");
}

export function toHtml({ subject, paragraphs, link }: Email): string {
  const { markup } =
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body>${[
      ...paragraphs.map((paragraph) => html`<p>${paragraph}</p>`),
      link && html`<p><a href="${link.href}">${link.label}</a></p>`,
      html`<p>${SIGNATURE}</p>`,
    ]}</body></html>`;
  return markup;
}

const SIGNATURE = "The GBVF dashboard";
