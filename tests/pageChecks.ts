/** The tests send these functions into a page as text, so each must be self-contained. */

export function isReady(): boolean {
  const main = document.querySelector("main");
  const isBusy = main?.querySelector("[aria-busy=true]");
  return document.readyState === "complete" && main?.querySelector("h1") != null && isBusy == null;
}

/** Returns by how much the page is wider than the window, and the widest elements. */
export function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility(),
  );
  // Parents come before the element that makes them wide.
  const names = wide.slice(-5).map((element) => `${element.tagName} ${element.textContent?.slice(0, 20)}`);
  return [`${scrollWidth - clientWidth} px too wide: ${names.join(", ")}`];
}

/** Returns the share of the window that the bars above and below the page's content cover. */
export function getBarsShareOfWindow(): number {
  const main = document.querySelector("main");
  const views = document.querySelector("nav[aria-label=Views]");
  if (main === null || views === null) throw new Error("The page has no main part or no bar of views.");
  const above = main.getBoundingClientRect().top + window.scrollY;
  return (above + window.innerHeight - views.getBoundingClientRect().top) / window.innerHeight;
}

export function findTextUnderExit(): string[] {
  const exit = [...document.querySelectorAll("button, a[role=button]")].find(({ textContent }) =>
    textContent?.startsWith("Exit this page"),
  );
  if (exit === undefined) return ["There is no Exit this page."];
  const edge = exit.getBoundingClientRect();
  const isUnderExit = (box: DOMRect) =>
    Math.min(box.right, edge.right) - Math.max(box.left, edge.left) > 1 &&
    Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top) > 1;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    if (!text.nodeValue?.trim() || element === null || exit.contains(element)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest("script, style") !== null || getComputedStyle(element).clipPath !== "none") continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(isUnderExit)) covered.push(text.nodeValue.trim());
  }
  return covered.map((text) => `“${text.slice(0, 40)}” lies under Exit this page`);
}

/** Visible texts outside SVG images, without texts for screen readers only. */
export function listVisibleTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    if (!text.nodeValue?.trim() || element === null || element.closest("script, style, svg") !== null)
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    let ancestor: Element | null = element;
    while (ancestor !== null && getComputedStyle(ancestor).clipPath === "none")
      ancestor = ancestor.parentElement;
    if (ancestor === null) texts.push(text.nodeValue.trim());
  }
  return texts;
}

/** For forced colours: selected elements that look the same as an unselected neighbour. */
export function findUnmarkedSelections(): string[] {
  const SELECTED =
    "[aria-current], [aria-selected=true], [aria-pressed=true], [aria-checked=true], [data-selected=true]";
  const groups =
    "ul, ol, nav, [role=tablist], [role=listbox], [role=group], [role=radiogroup], [role=toolbar]";

  const listPeers = (selected: Element) => {
    const group = selected.parentElement?.closest(groups);
    return [...(group?.querySelectorAll(selected.tagName) ?? [])].filter(
      (element) =>
        !element.matches(SELECTED) &&
        !element.matches("[aria-disabled=true], [data-disabled], :disabled") &&
        element.parentElement?.closest(groups) === group &&
        element.className === selected.className &&
        element.checkVisibility(),
    );
  };

  const styleOfPart = (element: Element) => {
    const style = getComputedStyle(element);
    if (element instanceof SVGElement) return `${element.tagName} ${style.visibility} ${style.rotate}`;
    const edges = (["Top", "Right", "Bottom", "Left"] as const).map((side) =>
      style[`border${side}Style`] === "none" ? "" : style[`border${side}Width`] + style[`border${side}Color`],
    );
    const outline = style.outlineStyle === "none" ? "" : style.outlineWidth;
    // Colours in an element's style attribute belong to charts.
    const background = element.hasAttribute("style") ? "" : style.backgroundColor;
    const isChecked = element instanceof HTMLInputElement && element.checked;
    return [background, ...edges, outline, style.textDecoration, isChecked].join(" ");
  };
  const readIconStyles = (element: Element) => [...element.querySelectorAll("*")].map(styleOfPart).join(";");
  /** Backgrounds, edges and icons distinguish a state, not the weight of text. */
  const getStyle = (element: Element) => `${styleOfPart(element)};${readIconStyles(element)}`;

  /** Compares an element with itself without the state, because its position affects its edges too. */
  const isMarkedSelected = (element: Element) => {
    const selectedStyle = getStyle(element);
    const states = [...element.attributes].filter(({ name }) =>
      ["aria-current", "aria-selected", "aria-pressed", "aria-checked", "data-selected"].includes(name),
    );
    for (const { name } of states) element.removeAttribute(name);
    const otherStyle = getStyle(element);
    for (const { name, value } of states) element.setAttribute(name, value);
    return selectedStyle !== otherStyle;
  };

  return [...document.querySelectorAll(SELECTED)]
    .filter(
      (selected) =>
        listPeers(selected).some((peer) => readIconStyles(peer) === readIconStyles(selected)) &&
        !isMarkedSelected(selected),
    )
    .map((element) => `“${element.textContent?.trim() || element.getAttribute("aria-label")}”`);
}

/** Numbers in the first two window heights outside tables, lists, navigation and labels. */
export function listNumbersInSight(): string[] {
  const numbers: string[] = [];
  const walker = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    if (element === null || element.closest("table, [role=grid], ul, ol, dl, nav, label") !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { top, width } = range.getBoundingClientRect();
    if (width <= 1 || top + window.scrollY > 2 * window.innerHeight) continue;
    numbers.push(...(text.nodeValue?.match(/\d[\d,.]*/g) ?? []));
  }
  return numbers;
}
