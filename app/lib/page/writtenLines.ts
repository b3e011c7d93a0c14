/** The server writes the most urgent help lines into the page. */
export function readWrittenLines(): { href: string; number: string; name: string }[] {
  const written = document.querySelector<HTMLTemplateElement>("template#help-lines");
  const links = written?.content.querySelectorAll("a") ?? [];
  return [...links].map(({ href, title, textContent }) => ({ href, number: title, name: textContent }));
}
