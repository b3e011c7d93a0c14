import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Knex } from "knex";
import { expect, test } from "vitest";
import { stepsOf } from "../../api/crime/steps.ts";
import { THEMES } from "../../api/dashboard/themes.ts";
import type { Step } from "../../api/lib/figures/measure.ts";
import { inkOn } from "../../ui/charts/contrast.ts";
import type { ScaleStep } from "../../ui/charts/scale.ts";
import { dataColor } from "../../ui/tokens/dataColor.ts";
import { availabilityScale } from "../../ui/widgets/AvailabilityLegend/availabilityScale.ts";
import { challengeScale } from "../../ui/widgets/ChallengeLegend/challengeScale.ts";
import { crimeScales } from "../../ui/widgets/CrimeMapLegend/crimeScale.ts";
import { maturityScale } from "../../ui/widgets/MaturityLegend/maturityScale.ts";

const style = readFileSync(fileURLToPath(new URL("../../app/build/embed.css", import.meta.url)), "utf8");
const noDatabase = undefined as unknown as Knex;

const boundsOf = (scale: readonly ScaleStep[]) =>
  scale.map(({ start, isZero }) => ({ from: start, ...(isZero && { isZero }) }));
const fromsOf = (steps: readonly Step[]) => steps.map(({ words: _, ...bounds }) => bounds);

test.each(["healthCheck", "buildingBlock", "collectiveAction"] as const)(
  "the embedded map of %s has the steps of the screen's",
  async (theme) => {
    const scales = {
      healthCheck: maturityScale,
      buildingBlock: availabilityScale,
      collectiveAction: challengeScale,
    };
    const steps = await THEMES[theme].measure.findSteps(noDatabase, 1);
    expect(fromsOf(steps)).toEqual(boundsOf(scales[theme]));
    for (const [index, { description }] of scales[theme].entries())
      expect(steps[index]?.words.toLowerCase()).toContain(description.toLowerCase());
  },
);

test.each([1, 4] as const)(
  "the embedded map of crime has the steps of the screen's over %s quarters",
  (quarters) => {
    for (const level of [1, 5])
      expect(fromsOf(stepsOf(quarters, level))).toEqual(boundsOf(crimeScales[quarters]));
  },
);

test.each(["crime", "healthCheck", "buildingBlock", "collectiveAction"] as const)(
  "the embedded map of %s has the colours of the screen's, and text that can be read on them",
  (theme) => {
    const own = style.slice(style.indexOf(`.${theme} {`));
    const rules = own.slice(0, own.indexOf("}")).toUpperCase();
    const { scale, main } = dataColor[theme];
    expect(rules).toContain(`--MARK: ${main}`.toUpperCase());
    expect(scale.map((_, index) => new RegExp(`--S${index}: (#\\w+)`).exec(rules)?.[1])).toEqual([...scale]);
    expect(scale.map((_, index) => rules.includes(`--ON-S${index}: #FFFFFF`))).toEqual(
      scale.map((color) => inkOn(color) === dataColor.labelOnDark),
    );
  },
);
