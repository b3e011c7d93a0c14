/** The server writes the most urgent help lines into the page. */
export function readServerLines(): { href: string; number: string; name: string }[] {
  const template = document.querySelector<HTMLTemplateElement>("template#help-lines");
  const links = template?.content.querySelectorAll("a") ?? [];
  return [...links].map(({ href, title, textContent }) => ({ href, number: title, name: textContent }));
}
