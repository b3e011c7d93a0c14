/** A Saturday in the third quarter of 2026. */
const storyTime = "2026-08-15T10:00:00+02:00";

const RealDate = globalThis.Date;
const frozen = RealDate.parse(storyTime);

/** Timers and `performance.now()` still run. */
const FrozenDate = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [frozen], newTarget),
  apply: () => new RealDate(frozen).toString(),
  get: (target, key, receiver) => (key === "now" ? () => frozen : Reflect.get(target, key, receiver)),
});

export function freezeClock() {
  globalThis.Date = FrozenDate;
  return () => {
    globalThis.Date = RealDate;
  };
}
