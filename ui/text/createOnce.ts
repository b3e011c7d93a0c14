/** `Intl`'s formatters take milliseconds, which would delay every page. */
export function createOnce<Value>(create: () => Value): () => Value {
  let created: Value | undefined;
  return () => {
    created ??= create();
    return created;
  };
}
