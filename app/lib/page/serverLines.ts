/** Reads the most urgent help lines, which the server writes into every page. */
export function readServerLines(): { href: string; number: string; name: string }[] {
  const template = document.querySelector<HTMLTemplateElement>("template#help-lines");
  const links = template?.content.querySelectorAll("a") ?? [];
  return [...links].map(({ href, title, textContent }) => ({ href, number: title, name: textContent }));
}
