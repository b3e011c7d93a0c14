import { findOverflow } from "../tests/pageChecks.ts";
import { viewports } from "./viewports.ts";

/** 400 % zoom of 1280 × 1024 has 320 × 256 CSS px. WCAG 2.2, 1.4.10 "Reflow". */
const ZOOMED = { width: 320, height: 256 };
const PHONE_WIDTH = 360;

/** A minute; the limit only decides how late a failure is reported. */
const MAX_TRIES = 600;

type Resize = (width: number, height: number) => void;
let resize: Resize | undefined;

/** Called by the test run if it can resize the window. */
export function provideResize(resizeWindow: Resize) {
  resize = resizeWindow;
}

/**
 * Throws if text of a screen zoomed to 400 % is cut off, breaks within a figure, or makes the page scroll
 * sideways. The story of a part is checked at its own width only.
 */
export async function assertReflows({ isScreen }: { isScreen: boolean }) {
  if (resize === undefined) return;
  const { innerWidth, innerHeight } = window;
  const isPhone = innerWidth <= PHONE_WIDTH;
  if (!isScreen && !isPhone) return;
  const { width, height } = isPhone ? { width: innerWidth, height: innerHeight } : ZOOMED;
  if (!isPhone) resize(width, height);
  let flaws = await findFlawsWhenSettled();
  // Retries, because parts for narrow screens may have to load first.
  for (let tries = 1; flaws.length > 0 && tries <= MAX_TRIES; tries++) {
    // Chromium evaluates a rule that is added during the change for the former width, until the width changes
    // again.
    if (tries % 10 === 0 && !isPhone) {
      resize(innerWidth, innerHeight);
      await findFlawsWhenSettled();
      resize(width, height);
    }
    flaws = await findFlawsWhenSettled(100);
  }
  if (!isPhone) resize(innerWidth, innerHeight);
  if (flaws.length > 0) throw new Error(`At 400 % zoom:\n${[...new Set(flaws)].join("\n")}`);
}

export async function repeatAtTaggedWidths(
  { tags, isScreen }: { tags: readonly string[]; isScreen: boolean },
  check: () => Promise<void>,
) {
  if (resize === undefined) return;
  const { innerWidth, innerHeight } = window;
  const widths = (["phone", "small"] as const).filter((each) => tags.includes(each));
  for (const each of widths) {
    // The zoomed screen, checked above, is as narrow.
    if (each === "small" && isScreen && !import.meta.env.THOROUGH) continue;
    const { width, height } = viewports[each].styles;
    resize(Number.parseInt(width, 10), Number.parseInt(height, 10));
    try {
      await check();
    } finally {
      resize(innerWidth, innerHeight);
    }
  }
}

async function findFlawsWhenSettled(pause = 0): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [...findOverflow(), ...findWideDialogs(), ...findCutTexts()];
}

/** Checked separately, because a wide dialog does not widen the page. */
const findWideDialogs = (): string[] =>
  [...document.querySelectorAll("[role=dialog], [role=alertdialog]")]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > Math.min(clientWidth, window.innerWidth))
    .map(({ scrollWidth }) => `A dialog is ${scrollWidth} px wide.`);

const FIGURE = /^[\d.,%\s]+$/;

function findCutTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hidden = new Map<Element, boolean>();
  const flaws: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    const content = text.nodeValue?.trim();
    if (!content || element === null || !isReadOnScreen(element, hidden)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const side = findCutSide(range.getBoundingClientRect(), element);
    if (side !== undefined) flaws.push(`“${content.slice(0, 60)}” is cut off at its ${side}.`);
    if (FIGURE.test(content) && range.getClientRects().length > 1)
      flaws.push(`The figure ${content} is broken into several lines.`);
  }
  return flaws;
}

/**
 * False for hidden text, for text that only screen readers read, and for text on a map, which can be panned.
 */
function isReadOnScreen(element: Element, hidden: Map<Element, boolean>): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  if (element.closest(".leaflet-container, script, style, [inert]") !== null) return false;
  return !isVisuallyHidden(element, hidden);
}

/** Caches the result of each element, because texts have most of their ancestors in common. */
function isVisuallyHidden(element: Element | null, hidden: Map<Element, boolean>): boolean {
  if (element === null) return false;
  const cached = hidden.get(element);
  if (cached !== undefined) return cached;
  const { clipPath, position, width, height } = getComputedStyle(element);
  const isTiny = Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1;
  const isHidden =
    (position === "absolute" && (clipPath !== "none" || isTiny)) ||
    isVisuallyHidden(element.parentElement, hidden);
  hidden.set(element, isHidden);
  return isHidden;
}

/** Text in a scrolling box is not cut off, because it can be scrolled into view. */
function findCutSide(text: DOMRect, element: Element): string | undefined {
  if (text.width === 0 || text.height === 0) return undefined;
  let isReachableAcross = false;
  let isReachableDown = false;
  for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    isReachableAcross ||= /auto|scroll/.test(overflowX);
    isReachableDown ||= /auto|scroll/.test(overflowY);
    if (!isReachableAcross && /hidden|clip/.test(overflowX)) {
      if (text.right > edge.right + 1) return "right";
      if (text.left < edge.left - 1) return "left";
    }
    if (!isReachableDown && /hidden|clip/.test(overflowY)) {
      if (text.bottom > edge.bottom + 1) return "bottom";
      if (text.top < edge.top - 1) return "top";
    }
    // Scrolling does not bring a fixed element into view.
    if (position === "fixed" && !isReachableDown) {
      if (text.bottom > window.innerHeight + 1) return "bottom";
      if (text.top < -1) return "top";
    }
  }
  if (isReachableAcross) return undefined;
  return text.right > window.innerWidth + 1 ? "right" : text.left < -1 ? "left" : undefined;
}
