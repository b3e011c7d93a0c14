import { expect, test } from "vitest";
import { pinColor } from "./pinColor.ts";

test("pins take the plain colour, and everything else stays", () => {
  const before = `<Pins
  pins={pins}
  color={dataColor.crime.main}
/>
<PinLegend color={dataColor.collectiveAction.main} active="Active" />
<Doughnut fill={dataColor.crime.main} />`;
  expect(pinColor(before)).toBe(`<Pins
  pins={pins}
  color={dataColor.crime.pin}
/>
<PinLegend color={dataColor.collectiveAction.pin} active="Active" />
<Doughnut fill={dataColor.crime.main} />`);
  expect(pinColor(pinColor(before))).toBe(pinColor(before));
});
