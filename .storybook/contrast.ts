/** Marks what is drawn as it was in an earlier story of the run, so its contrast has been measured. */
const MEASURED = "data-contrast-measured";

/** Axe's rule for contrast without what is marked: it takes longer than all other rules together. */
export const contrastRule = {
  id: "color-contrast",
  selector: `*:not([${MEASURED}], [${MEASURED}] *)`,
};

/** No rule of our style sheets looks at them, and contrast does not depend on the words or on a shape's place. */
const NOT_LOOKS = /^(id|for|name|href|title|alt|value|d|x|y|transform|aria-(label.*|describedby|controls))$/;

let looks: Map<string, number> | undefined;
const measured = new Set<string>();

/** Only a run of the tests may leave out what it measured before. */
export function measureContrastOnce() {
  looks ??= new Map();
}

/**
 * Marks every part of the page that an earlier call saw with the same look, in a window of the same width, inside the
 * same ancestors and beside siblings of the same looks, which may lie over or under it. Returns a function that removes
 * the marks.
 */
export function markMeasured(): () => void {
  const known = looks;
  if (known === undefined) return () => undefined;
  const numberOf = (look: string): number => {
    const number = known.get(look) ?? known.size;
    known.set(look, number);
    return number;
  };

  const shells = new Map<Element, string>();
  const wholes = new Map<Element, number>();
  const describe = (element: Element): number => {
    const attributes = [...element.attributes].filter(({ name }) => !NOT_LOOKS.test(name));
    const shell = [element.tagName, ...attributes.map(({ name, value }) => `${name}=${value}`)].join(" ");
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    const whole = numberOf(`${shell} ${hasText} ${[...element.children].map(describe)}`);
    shells.set(element, shell);
    wholes.set(element, whole);
    return whole;
  };

  const marked: Element[] = [];
  const mark = (element: Element, around: number) => {
    const key = `${around} ${wholes.get(element)}`;
    if (measured.has(key)) {
      marked.push(element);
      return;
    }
    measured.add(key);
    const children = [...element.children];
    const beside = new Set(children.map((child) => shells.get(child)));
    const inside = numberOf(`${around} ${shells.get(element)} ${[...beside].join()}`);
    for (const child of children) mark(child, inside);
  };

  const root = document.documentElement;
  describe(root);
  mark(root, numberOf(`${window.innerWidth} px wide`));
  for (const element of marked) element.setAttribute(MEASURED, "");
  return () => {
    for (const element of marked) element.removeAttribute(MEASURED);
  };
}
