export interface ActiveAreaStore {
  get: () => number | null;
  set: (id: number | null) => void;
  subscribe: (onChange: () => void) => () => void;
}

/** The area that a pointer or the focus is on, for a map and a list that light up together. */
export function createActiveArea(): ActiveAreaStore {
  let active: number | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => active,
    set: (id) => {
      if (id === active) return;
      active = id;
      for (const each of listeners) each();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
