export const component = {
  componentId: 4,
  name: "Collective actions",
  description:
    "The 100-Day Challenges: municipalities, courts and colleges that work towards one goal in 100 days.",
  linkTitle: "What a 100-Day Challenge is",
  linkUrl: "https://gbvf.org.za/nsp-100-day-challenges/",
  seq: 4,
};
