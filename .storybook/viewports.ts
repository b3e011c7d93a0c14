const viewport = (name: string, width: number, height: number, type: "mobile" | "desktop") => ({
  name,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Widths for every screen. Phone: `globals: { viewport: { value: "phone" } }`. */
export const viewports = {
  desktop: viewport("Desktop", 1280, 800, "desktop"),
  phone: viewport("Phone", 360, 740, "mobile"),
  small: viewport("Small phone", 320, 640, "mobile"),
};

export const modes = {
  desktop: { viewport: "desktop" },
  phone: { viewport: "phone" },
  small: { viewport: "small" },
} as const;
