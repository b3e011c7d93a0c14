export const component = {
  componentId: 2,
  name: "Organisational health check",
  description:
    "How far organisations have come with policies, practices and behaviours against GBVF, from anonymous staff and student surveys.",
  linkTitle: "What the health check asks",
  linkUrl: "https://gbvf.org.za/health-check/",
  seq: 3,
};
