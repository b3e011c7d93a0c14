import type { ComponentType, ReactElement } from "react";

export interface PlainStory {
  component?: ComponentType<object>;
  args?: object;
  render?: (args: object, context: object) => ReactElement;
}

/** In place of `preview.tsx` where stories are read without Storybook. */
const plainPreview = {
  meta: (meta: PlainStory) => ({
    input: meta,
    story: (story: PlainStory = {}) => {
      const all = { ...meta, ...story, args: { ...meta.args, ...story.args } };
      return { ...all, input: story, extend: (other: PlainStory) => ({ ...all, ...other }) };
    },
  }),
};

export default plainPreview;
