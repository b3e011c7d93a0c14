import type { ReactNode } from "react";

/** Drawn for this project on a 24 × 24 grid. The strokes have the text's colour. */
export const shapes = {
  home: <path d="M4 11.5 12 4.5l8 7M6.5 9.5v9.5h11V9.5M10.5 19v-5h3v5" />,
  map: <path d="m3.5 6.5 5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2zM9 4.5v13M15 6.5v13" />,
  grid: <path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />,
  chart: <path d="M4 19.5h16M6.5 16v-5M12 16V5M17.5 16V8.5" />,
  layers: <path d="m12 4.5 8 4-8 4-8-4zM4.5 12.5l7.5 3.75 7.5-3.75M4.5 16l7.5 3.75 7.5-3.75" />,
  compare: <path d="M4 8h13.5M14 4.5 17.5 8 14 11.5M20 16H6.5M10 12.5 6.5 16l3.5 3.5" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5 5" />
    </>
  ),
  close: <path d="m6 6 12 12M18 6 6 18" />,
  chevronDown: <path d="m6 9.5 6 6 6-6" />,
  chevronUp: <path d="m6 14.5 6-6 6 6" />,
  chevronLeft: <path d="m14.5 6-6 6 6 6" />,
  chevronRight: <path d="m9.5 6 6 6-6 6" />,
  sort: <path d="m8 10 4-4 4 4M8 14l4 4 4-4" />,
  grip: <path d="M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1" strokeWidth="2.5" />,
  toTop: <path d="M5 4.5h14M12 19.5v-11M7.5 13l4.5-4.5 4.5 4.5" />,
  toBottom: <path d="M5 19.5h14M12 4.5v11M7.5 11l4.5 4.5 4.5-4.5" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  exit: <path d="M10 4.5H5v15h5M10 12h10M16 8l4 4-4 4" />,
  download: <path d="M12 4.5v10.5M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15" />,
  table: <path d="M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9" />,
  external: <path d="M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 14v5.5h-13v-13H10" />,
  user: (
    <>
      <circle cx="12" cy="8.5" r="4" />
      <path d="M4.5 20c.7-3.7 3.6-5.5 7.5-5.5s6.8 1.8 7.5 5.5" />
    </>
  ),
  eye: (
    <>
      <path d="M3 12c2.3-4 5.3-6 9-6s6.7 2 9 6c-2.3 4-5.3 6-9 6s-6.7-2-9-6z" />
      <circle cx="12" cy="12" r="2.75" />
    </>
  ),
  eyeOff: (
    <path d="M4.5 4.5l15 15M10 6.2a9 9 0 0 1 2-.2c3.7 0 6.7 2 9 6a17 17 0 0 1-2.6 3.4M6 8a15 15 0 0 0-3 4c2.3 4 5.3 6 9 6a9 9 0 0 0 4-.9M10 10a2.8 2.8 0 0 0 4 4" />
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.5v.5" />
    </>
  ),
  warning: <path d="M12 4 3 19.5h18zM12 10v4.5M12 16.8v.4" />,
  success: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8 12.5 3 3 5.5-6" />
    </>
  ),
  copy: <path d="M8.5 8.5v-4h11v11h-4M4.5 8.5h11v11h-11z" />,
  print: <path d="M7 9V4.5h10V9M7 17H4.5V9h15v8H17M7 14.5h10v5H7z" />,
  retry: <path d="M19 5v4.5h-4.5M5 19v-4.5h4.5M18.5 9.5A7 7 0 0 0 6 8.3M5.5 14.5A7 7 0 0 0 18 15.7" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;
