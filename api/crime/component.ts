export const component = {
  componentId: 3,
  name: "Crime statistics",
  description: "A rise in reports can also mean that more people feel able to report.",
  linkTitle: "How the police count and publish crime",
  linkUrl: "https://www.saps.gov.za/services/crimestats.php",
  seq: 1,
};
