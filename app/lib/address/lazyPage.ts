import { type ComponentType, createElement, lazy, useState } from "react";
import type { Filters } from "./filters.ts";

type Parts = { loadParts?: (filters: Filters, pathname: string) => Promise<unknown> };

/**
 * Once `load` has resolved, the page renders without suspending, so it replaces the server's HTML at once.
 */
export function lazyPage<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props> & Parts>>,
) {
  let loadedPage: ComponentType<Props> | undefined;
  const loadWithParts = async (
    filters?: Filters,
    pathname = "",
  ): Promise<{ default: ComponentType<Props> }> => {
    const page: ComponentType<Props> & Parts = (await load())[name];
    if (filters !== undefined) await page.loadParts?.(filters, pathname);
    loadedPage = page;
    return { default: page };
  };
  const LazyPage = lazy(() => loadWithParts());
  function Page(props: Props) {
    const [Loaded] = useState<ComponentType<Props>>(() => loadedPage ?? LazyPage);
    return createElement(Loaded, props);
  }
  return Object.assign(Page, { load: loadWithParts });
}
