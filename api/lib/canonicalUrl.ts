import type { Endpoint, Input } from "./endpoint.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * The one spelling of a call, whatever its order, case and encoding: the key of its cached answer. Contains only given
 * values, like the app's own calls.
 */
export function canonicalUrl({ path }: Endpoint, input: Input<Endpoint>, given: Values): string {
  const params = (input.params ?? {}) as Values;
  const textOf = (name: string) => encodeURIComponent(String(params[name]));
  const filled = path
    .replace(/\{\/:(\w+)\}/g, (_, name: string) => (params[name] === undefined ? "" : `/${textOf(name)}`))
    .replace(/:(\w+)/g, (_, name: string) => textOf(name));
  const search = new URLSearchParams(
    Object.entries((input.query ?? {}) as Values)
      .filter(([name]) => given[name] !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  search.sort();
  return search.size === 0 ? filled : `${filled}?${search}`;
}
