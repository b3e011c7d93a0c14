import preview from "../../../.storybook/preview.tsx";
import { dataColor } from "../../tokens/dataColor.ts";
import { missingStates, readingLabels } from "../reading.ts";
import { patternFill, StatePatterns } from "./StatePatterns.tsx";

const states = ["zero", ...missingStates] as const;

const meta = preview.meta({
  component: StatePatterns,
  args: { prefix: "example", zeroColor: dataColor.crime.scale[0] },
  render: (args) => (
    <>
      <StatePatterns {...args} />
      {states.map((state) => (
        <p key={state}>
          <svg width="120" height="40" aria-hidden="true">
            <rect width="120" height="40" fill={patternFill(args.prefix, state)} stroke="currentColor" />
          </svg>{" "}
          {readingLabels[state]}
        </p>
      ))}
    </>
  ),
});

export const AllStates = meta.story();
