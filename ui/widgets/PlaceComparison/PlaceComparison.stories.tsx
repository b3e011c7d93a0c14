import { crimeOf } from "@gbvf/mocks/crime/crime.ts";
import { findingsOf } from "@gbvf/mocks/findings/findings.ts";
import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { PlaceComparison } from "./PlaceComparison.tsx";

const source = crimeOf(0).source ?? { description: "", url: null, capturedOn: "", isDemonstration: false };

const argsOf = (componentId: number, ...ids: number[]) => {
  const found = ids.map((id) => findingsOf(id, componentId));
  const { measure, span, periods } = findingsOf(ids[0] ?? 0, componentId);
  return {
    measure,
    span,
    periods,
    places: found.map(({ place }) => place),
    country: found[0]?.around.at(-1) ?? null,
  };
};

const meta = preview.meta({
  component: PlaceComparison,
  args: { ...argsOf(3, 7, 8), theme: "crime" as const, source, headingLevel: 2 as const },
});

export const Two = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: /^Northern Cape and North West compared/ }),
    ).toBeVisible();
    const names = canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await expect(names).toEqual(["South Africa", "Northern Cape", "North West"]);
  },
});

export const Four = meta.story({ args: argsOf(3, 7, 8, 1, 2) });

export const OneHidden = meta.story({ args: { ...argsOf(2, 7, 139), theme: "healthCheck" } });

export const OnPhone = meta.story({ globals: { viewport: { value: "phone" } } });
