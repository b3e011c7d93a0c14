/**
 * Creates a value when it is first needed: creating one of `Intl`'s formatters would delay every page by
 * milliseconds.
 */
export function createOnce<Value>(create: () => Value): () => Value {
  let created: Value | undefined;
  return () => {
    created ??= create();
    return created;
  };
}
