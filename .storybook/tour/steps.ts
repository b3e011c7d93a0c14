export interface TourStep {
  title: string;
  /** What a visitor does here, and what to look at. */
  text: string;
  /** The screen's story. */
  story: string;
}

/** The screens in the order in which a visitor meets them. A further step is a further entry. */
export const steps: readonly TourStep[] = [
  {
    title: "Home",
    text: "Everybody arrives here. Four themes, each with a first answer: where, when, and from whom the figure is. A card leads on to the map, the charts or the grid of its theme. Exit this page is in the same corner of every screen.",
    story: "app-dashboard-home-homepage--overview",
  },
  {
    title: "Map",
    text: "The same theme by place. Press a province to go down to its districts, then to municipalities and police precincts; the breadcrumb leads back up. Patterns tell zero, no data, not yet captured and too few apart. The map can be read as a table.",
    story: "app-dashboard-map-mappage--country",
  },
  {
    title: "Map of building blocks",
    text: "Another theme on the same map: how much of what a municipality needs is there, by quarter, and who to call.",
    story: "app-dashboard-map-mappagebuildingblock--municipality",
  },
  {
    title: "Charts",
    text: "One theme in depth, for one place. Every chart has a sentence that says what it shows, a table and a CSV file, and names its source and period.",
    story: "app-dashboard-chart-chartpagecrime--country",
  },
  {
    title: "Grid",
    text: "Places beside each other, a card for each. They can be sorted, and moved by mouse, finger or keyboard to stand side by side.",
    story: "app-dashboard-grid-gridpage--crime",
  },
  {
    title: "Contact directory",
    text: "Who to call. Choose a place and a service; each contact says when it was verified, and telephone numbers can be pressed. Confidential addresses never appear.",
    story: "app-directory-directorypage--results",
  },
  {
    title: "Signing in",
    text: "Only those who keep the figures sign in. Nothing that the public needs is behind this page.",
    story: "app-auth-loginpage--before-login",
  },
];
