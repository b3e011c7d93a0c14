export interface ActiveAreaStore {
  get: () => number | null;
  set: (id: number | null) => void;
  subscribe: (onChange: () => void) => () => void;
}

/** Stores the area that has the pointer or the focus, so that a map and a list highlight it together. */
export function createActiveAreaStore(): ActiveAreaStore {
  let active: number | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => active,
    set: (id) => {
      if (id === active) return;
      active = id;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
