const LENGTH = 10;
const GROUP = 5;

/** "ABCDE FGHIJ"; what is longer is a link's, and stays as it is. */
export function asOnSlip(code: string): string {
  const letters = code.replace(/[^a-z0-9]/gi, "").toUpperCase();
  return letters.length > LENGTH ? code : letters.replace(new RegExp(`(.{${GROUP}})(?=.)`), "$1 ");
}
