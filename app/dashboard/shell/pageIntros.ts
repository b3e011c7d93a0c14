/** Shared with the server-rendered pages, which show these texts before the script loads. */
export const pageIntros = {
  methods: {
    title: "How the figures are made",
    intro:
      "What each figure counts, what it is divided by, what is not shown and why, and what it cannot say. Every figure on this site names its source and links to its part of this page.",
  },
  accessibility: {
    title: "Accessibility statement",
    intro:
      "Everyone should be able to use this site. It is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Nobody outside the team has audited it yet.",
  },
  api: {
    title: "Open data and API",
    intro:
      "Programs can read every public figure of this site: no key, no sign-in, and from scripts of any website. Responses are JSON in UTF-8. Null means not known; it is never zero.",
  },
  releases: {
    title: "Releases and corrections",
    intro:
      "Figures are kept here as they were published, at an address that never changes. A release that corrects earlier figures shows both, except those of health checks: two versions of one figure could reveal a single organisation.",
  },
  comparison: {
    title: "Comparison",
    intro: "Coming soon. Click on the Home icon to return to the Dashboard",
  },
} as const;
