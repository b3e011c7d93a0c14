import { type ComponentType, lazy } from "react";

/** A page, or what stands around some, that is fetched when it is first opened. */
export function lazyPage<Name extends string, Props = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
