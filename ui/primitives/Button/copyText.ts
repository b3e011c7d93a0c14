export const NOT_COPIED = "Your browser does not allow copying. Select the text and copy it yourself.";

/** Returns false on pages without HTTPS, or if the reader denies permission. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
