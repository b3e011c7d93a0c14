import { expect, test } from "vitest";
import { html } from "./html.ts";

const HOSTILE = `"><script>alert('x')</script>&amp;`;

test("S28 what is put into a page is text, in elements and in attributes, also in lists", () => {
  const written = html`<p title="${HOSTILE}">${HOSTILE}${[HOSTILE, html`<b>${HOSTILE}</b>`]}</p>`.markup;
  const text = "&#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;&#38;amp;";
  expect(written).toBe(`<p title="${text}">${text}${text}<b>${text}</b></p>`);
});

test("nothing is written for what is missing, and zero is a figure", () => {
  expect(html`<p>${null}${undefined}${false}${0}</p>`.markup).toBe("<p>0</p>");
});
