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

/** For stories that only look there too, use `tags: ["phone"]` instead. */
export const phone = { viewport: { value: "phone" } };
export const small = { viewport: { value: "small" } };
