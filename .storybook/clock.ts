/** A Saturday in the third quarter of 2026, so that the last completed quarter is Q2. */
export const storyTime = "2026-08-15T10:00:00+02:00";

const RealDate = globalThis.Date;
const frozen = RealDate.parse(storyTime);

/** Timers and `performance.now()` still run, so interactions work as usual. */
const FrozenDate = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [frozen], newTarget),
  apply: () => new RealDate(frozen).toString(),
  get: (target, key, receiver) => (key === "now" ? () => frozen : Reflect.get(target, key, receiver)),
});

/** Returns a function that restores the clock. */
export function freezeClock() {
  globalThis.Date = FrozenDate;
  return () => {
    globalThis.Date = RealDate;
  };
}
