export type RequestParts = { params?: object | undefined; query?: object | undefined };

/**
 * Omits an optional parameter `{/:name}` without a value.
 * @throws if a required path parameter is missing
 */
export function requestUrl(endpoint: string, { params = {}, query = {} }: RequestParts = {}): string {
  const path = endpoint.slice(endpoint.indexOf(" ") + 1);
  const values = new Map<string, unknown>(Object.entries(params));
  const getText = (name: string) => {
    const value = values.get(name);
    return value === undefined || value === null ? undefined : encodeURIComponent(String(value));
  };
  const filled = path
    .replace(/\{\/:(\w+)\}/g, (_, name: string) => (getText(name) === undefined ? "" : `/${getText(name)}`))
    .replace(/:(\w+)/g, (_, name: string) => {
      const value = getText(name);
      if (value === undefined) throw new Error(`${endpoint} needs ${name}.`);
      return value;
    });
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );
  // Sorts the query as the server's cache keys do.
  search.sort();
  return search.size === 0 ? filled : `${filled}?${search}`;
}
