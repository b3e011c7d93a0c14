import { expect, test } from "vitest";
import { ApiError } from "../../lib/calls/ApiError.ts";
import { placeHeading } from "./placeHeading.ts";

const fine = { error: undefined };
const broken = { error: new ApiError(503) };
const unknown = { error: new ApiError(404) };

test.each([
  ["Limpopo", [fine, fine], "Crime in Limpopo"],
  [undefined, [fine, fine], "Crime in …"],
  ["Limpopo", [broken, fine], "Crime in Limpopo"],
  [undefined, [broken, fine], "Crime"],
  [undefined, [fine, unknown], "Crime"],
])("of %s", (placeName, calls, heading) => {
  expect(placeHeading("Crime", placeName, calls)).toBe(heading);
});
