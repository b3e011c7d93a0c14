export const component = {
  componentId: 1,
  name: "Building blocks",
  description: "Which local services, resources and forums there are, and how developed each one is.",
  linkTitle: "What a building block is",
  linkUrl: "https://endinggbvf.org/?p=12174",
  seq: 2,
};
