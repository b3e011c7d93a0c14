const MEGABYTE = 1024 * 1024;

/** 2097152 → "2 MB", 300 → "under 0.1 MB" */
export function megabytes(bytes: number): string {
  const rounded = Math.round((bytes / MEGABYTE) * 10) / 10;
  return rounded === 0 ? "under 0.1 MB" : `${rounded} MB`;
}

/** Returns undefined if the file is accepted. */
export function validateFile(
  { name, size }: Pick<File, "name" | "size">,
  endings: readonly string[],
  maxBytes: number,
): string | undefined {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending)))
    return `${name} cannot be read here. Choose a file that ends in ${endings.join(" or ")}.`;
  if (size > maxBytes)
    return `${name} is ${megabytes(size)}. The largest file allowed is ${megabytes(maxBytes)}.`;
  if (size === 0) return `${name} is empty.`;
  return undefined;
}
