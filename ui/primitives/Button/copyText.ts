export const NOT_COPIED = "Your browser does not allow copying. Select the text and copy it yourself.";

/** False without https, or where the reader forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
