export type Spot = { longitude: number; latitude: number; radius: number };

/** In degrees; pins further apart look like different places. */
const WIDEST_RING = 0.08;
/** Stays clearly inside the border. */
const SHARE_OF_RADIUS = 0.6;

/** Pins that share a spot go on a ring. At most five decimals. */
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
