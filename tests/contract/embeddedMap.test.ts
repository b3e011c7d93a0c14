import type { Knex } from "knex";
import { expect, test } from "vitest";
import { listSteps } from "../../api/crime/steps.ts";
import { THEMES } from "../../api/dashboard/themes.ts";
import type { Step } from "../../api/shared/embedRendering.ts";
import type { ScaleStep } from "../../ui/charts/scale.ts";
import { availabilityScale } from "../../ui/widgets/AvailabilityLegend/availabilityScale.ts";
import { challengeScale } from "../../ui/widgets/ChallengeLegend/challengeScale.ts";
import { crimeScales } from "../../ui/widgets/CrimeMapLegend/crimeScale.ts";
import { maturityScale } from "../../ui/widgets/MaturityLegend/maturityScale.ts";

const noDatabase = undefined as unknown as Knex;

const getBounds = (scale: readonly ScaleStep[]) =>
  scale.map(({ start, isZero }) => ({ from: start, ...(isZero && { isZero }) }));
const getFroms = (steps: readonly Step[]) => steps.map(({ words: _, ...bounds }) => bounds);

test.each(["healthCheck", "buildingBlock", "collectiveAction"] as const)(
  "the embedded map of %s has the steps of the screen's",
  async (theme) => {
    const scales = {
      healthCheck: maturityScale,
      buildingBlock: availabilityScale,
      collectiveAction: challengeScale,
    };
    const steps = await THEMES[theme].measure.findSteps(noDatabase, 1);
    expect(getFroms(steps)).toEqual(getBounds(scales[theme]));
    for (const [index, { description }] of scales[theme].entries())
      expect(steps[index]?.words.toLowerCase()).toContain(description.toLowerCase());
  },
);

test.each([1, 4] as const)(
  "the embedded map of crime has the steps of the screen's over %s quarters",
  (quarters) => {
    for (const level of [1, 5])
      expect(getFroms(listSteps(quarters, level))).toEqual(getBounds(crimeScales[quarters]));
  },
);
