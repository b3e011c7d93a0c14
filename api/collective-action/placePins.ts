/** A point well inside an area and its distance to the nearest border, in degrees. */
export type Spot = { longitude: number; latitude: number; radius: number };

/** Degrees. Pins further apart look as if they were in different places. */
const WIDEST_RING = 0.08;
/** Of the distance to the border, so that a pin's tip is clearly inside. */
const SHARE_OF_RADIUS = 0.6;

/** Places pins that share a spot on a ring around it, in their order. Coordinates have at most five decimals. */
export function placePins<Pin extends Spot>(pins: readonly Pin[]): Pin[] {
  const placed = new Map<Pin, Pin>();
  for (const sharing of Map.groupBy(pins, ({ longitude, latitude }) => `${longitude} ${latitude}`).values()) {
    sharing.forEach((pin, index) => {
      const ring = sharing.length === 1 ? 0 : Math.min(WIDEST_RING, pin.radius * SHARE_OF_RADIUS);
      const angle = (index / sharing.length) * 2 * Math.PI;
      placed.set(pin, {
        ...pin,
        longitude: round(pin.longitude + ring * Math.sin(angle)),
        latitude: round(pin.latitude + ring * Math.cos(angle)),
      });
    });
  }
  return pins.map((pin) => placed.get(pin) as Pin);
}

const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
