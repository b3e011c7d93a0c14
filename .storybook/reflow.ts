/**
 * At 400 % zoom a window of 1280 × 1024 has room for 320 × 256 CSS px, which is also our narrowest screen. WCAG 2.2,
 * 1.4.10 "Reflow".
 */
const ZOOMED = { width: 320, height: 256 };
const PHONE_WIDTH = 360;

type Resize = (width: number, height: number) => Promise<unknown>;
let resize: Resize | undefined;

/** Lets stories be zoomed if the test runner can change the window. */
export function provideResize(by: Resize) {
  resize = by;
}

/**
 * Throws if a zoomed screen cuts something off, breaks a figure in two or scrolls sideways. A phone's story shows that
 * as it is; a part's story is checked only there, because screens use the parts at other widths.
 */
export async function assertReflows({ isScreen }: { isScreen: boolean }) {
  if (resize === undefined) return;
  const { innerWidth, innerHeight } = window;
  const isPhone = innerWidth <= PHONE_WIDTH;
  if (!isScreen && !isPhone) return;
  if (!isPhone) await resize(ZOOMED.width, ZOOMED.height);
  let flaws = await settledFlaws();
  // Parts for narrow screens may have to load first.
  for (let tries = 0; flaws.length > 0 && tries < 40; tries++) flaws = await settledFlaws(100);
  if (!isPhone) await resize(innerWidth, innerHeight);
  if (flaws.length > 0) throw new Error(`At 400 % zoom:\n${[...new Set(flaws)].join("\n")}`);
}

async function settledFlaws(pause = 0): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [...sidewaysScrolling(), ...cutTexts()];
}

function sidewaysScrolling(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  const isTooWide = (element: Element) =>
    element.scrollWidth > window.innerWidth && element.checkVisibility();
  const names = [...document.body.querySelectorAll("*")].filter(isTooWide).map(({ tagName }) => tagName);
  return [`The page is ${scrollWidth} px wide; so are ${names.join(" ")}.`];
}

const isFigure = /^[\d.,%\s]+$/;

function cutTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const flaws: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const holder = text.parentElement;
    const words = text.nodeValue?.trim();
    if (!words || holder === null || !isRead(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const side = cutSide(range.getBoundingClientRect(), holder);
    if (side !== undefined) flaws.push(`“${words.slice(0, 60)}” is cut off at its ${side}.`);
    if (isFigure.test(words) && range.getClientRects().length > 1)
      flaws.push(`The figure ${words} is broken into several lines.`);
  }
  return flaws;
}

/** Leaves out what is hidden, what is for screen readers only, and text on a map, which pans. */
function isRead(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  return element.closest(".leaflet-container, script, style, [inert]") === null && !isVisuallyHidden(element);
}

function isVisuallyHidden(element: Element): boolean {
  for (let part: Element | null = element; part !== null; part = part.parentElement) {
    const { clipPath, position, width, height } = getComputedStyle(part);
    if (clipPath !== "none" && position === "absolute") return true;
    if (position === "absolute" && Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1)
      return true;
  }
  return false;
}

/** The side where `text` leaves the box that clips it. What is in a scrolling box can be scrolled to. */
function cutSide(text: DOMRect, holder: Element): string | undefined {
  if (text.width === 0 || text.height === 0) return undefined;
  let isReachableAcross = false;
  let isReachableDown = false;
  for (let box: Element | null = holder; box !== null && box !== document.body; box = box.parentElement) {
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
    // Scrolling the page does not move what is fixed to the window.
    if (position === "fixed" && !isReachableDown) {
      if (text.bottom > window.innerHeight + 1) return "bottom";
      if (text.top < -1) return "top";
    }
  }
  if (isReachableAcross) return undefined;
  return text.right > window.innerWidth + 1 ? "right" : text.left < -1 ? "left" : undefined;
}
