const viewport = (name: string, width: number, height: number, type: "mobile" | "tablet" | "desktop") => ({
  name,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
});

export const viewports = {
  desktop: viewport("Desktop", 1280, 800, "desktop"),
  tablet: viewport("Tablet", 768, 1024, "tablet"),
  phone: viewport("Phone", 360, 740, "mobile"),
  small: viewport("Small phone", 320, 640, "mobile"),
};

/** For stories that exist only for this viewport. To check a story there as well, use `tags: ["phone"]`. */
export const phone = { viewport: { value: "phone" } };
export const small = { viewport: { value: "small" } };
