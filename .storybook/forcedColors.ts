type Emulate = (isActive: boolean) => Promise<unknown>;
let emulate: Emulate | undefined;

/** Lets stories be looked at in forced colours, where a test runner can ask the browser for them. */
export function provideForcedColors(by: Emulate) {
  emulate = by;
}

const SELECTED =
  "[aria-current], [aria-selected=true], [aria-pressed=true], [aria-checked=true], [data-selected=true]";
const GROUP = "ul, ol, nav, [role=tablist], [role=listbox], [role=group], [role=radiogroup], [role=toolbar]";

/** Throws if something selected looks like its neighbours that are not, where the reader's system sets all colours. */
export async function assertSelectionShows() {
  if (emulate === undefined || document.querySelector(SELECTED) === null) return;
  await emulate(true);
  const flaws = [...document.querySelectorAll(SELECTED)].filter(isAlike).map(nameOf);
  await emulate(false);
  if (flaws.length > 0) throw new Error(`In forced colours not told from the others: ${flaws.join(", ")}`);
}

function isAlike(selected: Element): boolean {
  const look = lookOf(selected);
  return peersOf(selected).some((peer) => lookOf(peer) === look);
}

const nameOf = (element: Element) => `“${element.textContent?.trim() || element.getAttribute("aria-label")}”`;

/** What could be chosen instead: elements of the same kind in the same group. */
function peersOf(selected: Element): Element[] {
  const group = selected.parentElement?.closest(GROUP);
  const isPeer = (element: Element) =>
    !element.matches(SELECTED) &&
    !element.matches("[aria-disabled=true], [data-disabled], :disabled") &&
    element.parentElement?.closest(GROUP) === group &&
    element.className === selected.className &&
    element.checkVisibility();
  return [...(group?.querySelectorAll(selected.tagName) ?? [])].filter(isPeer);
}

/** All that remains to be seen of an element's state: grounds, edges and signs, but not the weight of its letters. */
function lookOf(element: Element): string {
  return [element, ...element.querySelectorAll("*")].map(partOf).join(";");
}

function partOf(element: Element): string {
  const style = getComputedStyle(element);
  if (element instanceof SVGElement) return `${element.tagName} ${style.visibility} ${style.rotate}`;
  const edges = (["Top", "Right", "Bottom", "Left"] as const).map((side) =>
    style[`border${side}Style`] === "none" ? "" : style[`border${side}Width`] + style[`border${side}Color`],
  );
  const outline = style.outlineStyle === "none" ? "" : style.outlineWidth;
  // Colours written on the element itself are figures' own.
  const ground = element.hasAttribute("style") ? "" : style.backgroundColor;
  const isChecked = element instanceof HTMLInputElement && element.checked;
  return [ground, ...edges, outline, style.textDecoration, isChecked].join(" ");
}
