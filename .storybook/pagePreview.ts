import type { ComponentType, ReactElement } from "react";

export interface StoryParameters {
  component?: ComponentType<object>;
  args?: object;
  render?: (args: object, context: object) => ReactElement;
}

/** Replaces `preview.tsx` for tests that read stories without Storybook. */
const pagePreview = {
  meta: (meta: StoryParameters) => ({
    input: meta,
    story: (story: StoryParameters = {}) => {
      const storyParameters = { ...meta, ...story, args: { ...meta.args, ...story.args } };
      return {
        ...storyParameters,
        input: story,
        extend: (other: StoryParameters) => ({ ...storyParameters, ...other }),
      };
    },
  }),
};

export default pagePreview;
