export interface Pin {
  id: number;
  label: string;
  /** Read after the label: "2 active challenges". */
  detail: string;
  latitude: number;
  longitude: number;
  isActive: boolean;
}

/** In px; the pin's tip is in the middle of the lower edge. */
export const pinSize = { width: 25, height: 41 } as const;

const outline = "M12.5 40C9 32 1.5 22 1.5 12.5a11 11 0 0 1 22 0C23.5 22 16 32 12.5 40Z";

/**
 * Active pins are filled and have an eye; others are hollow with a bar, so that they differ without colour.
 */
export const pinSource = (color: string, isActive: boolean) => `
  <svg width="25" height="41" viewBox="0 0 25 41" aria-hidden="true" focusable="false">
    <path d="${outline}" fill="${isActive ? color : "white"}" stroke="${isActive ? "white" : color}" stroke-width="${isActive ? 1.5 : 2.5}"/>
    ${isActive ? '<circle cx="12.5" cy="12.5" r="4.5" fill="white"/>' : `<path d="M8 12.5h9" stroke="${color}" stroke-width="2.5"/>`}
  </svg>`;
