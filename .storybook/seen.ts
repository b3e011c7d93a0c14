/** Assigns a number to each distinct subtree, so that equal subtrees have the same number. */
const subtreeNumbers = new Map<string, number>();

const GENERATED_ID = /react-aria[\w-]*|_r_\w+_|:r\w+:/g;
const REFERENCES = ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-errormessage"];
const OUTLINE =
  "h1,h2,h3,h4,h5,h6,header,footer,main,nav,aside,section,form,[role=dialog],[role=alertdialog]";

/** Smaller parts are not omitted, because axe compares every element with every omitted part. */
const MIN_ELEMENTS = 12;

interface VisitedElement {
  number: number;
  elements: number;
  seen: Element[];
}

/** Returns the largest parts that an earlier story rendered identically. */
export function findSeenParts(body: Element): Element[] {
  const earlierCount = subtreeNumbers.size;
  const visit = (element: Element): VisitedElement => {
    const children = [...element.childNodes].map((node) => (node instanceof Element ? visit(node) : node));
    const parts = children.filter((child) => "seen" in child);
    const contents = children.map((child) => ("seen" in child ? child.number : child.nodeValue));
    const number = getNumber(`${describe(element)} ${contents.join(" ")}`);
    const elements = parts.reduce((sum, part) => sum + part.elements, 1);
    if (number >= earlierCount) return { number, elements, seen: parts.flatMap(({ seen }) => seen) };
    return { number, elements, seen: elements < MIN_ELEMENTS ? [] : [element] };
  };
  return visit(body).seen;
}

/** Compares headings, landmarks and the number of repeated ids with those of earlier stories. */
export function isOutlineSeen(body: Element): boolean {
  const earlierCount = subtreeNumbers.size;
  const ids = [...body.querySelectorAll("[id]")].map(({ id }) => id);
  const outline = [...body.querySelectorAll(OUTLINE)].map(describe);
  return getNumber(`outline ${ids.length - new Set(ids).size} ${outline.join(" ")}`) < earlierCount;
}

function getNumber(description: string): number {
  const key = description.replace(GENERATED_ID, "");
  const number = subtreeNumbers.get(key) ?? subtreeNumbers.size;
  subtreeNumbers.set(key, number);
  return number;
}

/**
 * Includes what axe's rules read outside the element: the parent, labels, and whether an ancestor hides it.
 */
function describe(element: Element): string {
  const { parentElement, localName } = element;
  const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`);
  const referencedTexts = REFERENCES.flatMap((name) => element.getAttribute(name)?.split(" ") ?? []).map(
    (id) => document.getElementById(id)?.textContent ?? "missing",
  );
  const labels = [...((element as Partial<HTMLInputElement>).labels ?? [])].map(
    ({ textContent }) => textContent,
  );
  return [
    parentElement?.localName,
    parentElement?.role,
    element.checkVisibility({ visibilityProperty: true }),
    localName,
    ...attributes,
    ...referencedTexts,
    ...labels,
  ].join(" ");
}
