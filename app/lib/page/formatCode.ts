const CODE_LENGTH = 10;
const GROUP_LENGTH = 5;

/** Groups a printed code's letters; a longer code, as in links, stays as it is. */
export function formatCode(code: string): string {
  const letters = code.replace(/[^a-z0-9]/gi, "").toUpperCase();
  return letters.length > CODE_LENGTH
    ? code
    : letters.replace(new RegExp(`(.{${GROUP_LENGTH}})(?=.)`), "$1 ");
}
