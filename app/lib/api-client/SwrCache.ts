import type { State } from "swr";

/**
 * SWR stores each state again with its key (`_k`) when a component mounts. An unchanged state stays the same
 * object, because a new object would render every component again after hydration.
 */
export class SwrCache extends Map<string, State> {
  override set(name: string, state: State & { _k?: unknown }): this {
    const stored: State & { _k?: unknown } = this.get(name) ?? {};
    const { _k = parseKey(name), ...fields } = state;
    const isSame = Object.entries(fields).every(([field, value]) => Reflect.get(stored, field) === value);
    return this.has(name) && isSame ? this : super.set(name, { ...fields, _k } as State);
  }
}

/** `@"GET /api/releases","/api/releases",` */
const parseKey = (name: string): unknown =>
  name.startsWith("@") ? JSON.parse(`[${name.slice(1, -1)}]`) : name;
