/** Lower case, without accents, spaces and punctuation. */
export function normaliseName(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}
