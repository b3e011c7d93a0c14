import type { Endpoint, Input } from "../../shared/http/endpoint.ts";

type Values = Readonly<Record<string, unknown>>;

/** Writes the one spelling of a URL that serves as a cache key. */
export function canonicalUrl({ path }: Endpoint, input: Input<Endpoint>, values: Values): string {
  const params = (input.params ?? {}) as Values;
  const getText = (name: string) => encodeURIComponent(String(params[name]));
  const filled = path
    .replace(/\{\/:(\w+)\}/g, (_, name: string) => (params[name] === undefined ? "" : `/${getText(name)}`))
    .replace(/:(\w+)/g, (_, name: string) => getText(name));
  const search = new URLSearchParams(
    Object.entries((input.query ?? {}) as Values)
      .filter(([name]) => values[name] !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  search.sort();
  return search.size === 0 ? filled : `${filled}?${search}`;
}
