import { type ComponentType, createElement, lazy, useState } from "react";

/** Fetched when first opened. After `load` it is drawn at once, replacing what the server wrote. */
export function lazyPage<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  let loaded: ComponentType<Props> | undefined;
  const loadPage = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const Fetched = lazy(loadPage);
  function Page(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Fetched);
    return createElement(Shown, props);
  }
  return Object.assign(Page, { load: loadPage });
}
