const tab = { Tab: "Moves to it, and on." };
const press = { ...tab, "Enter, Space": "Presses it." };
const link = { ...tab, Enter: "Follows it." };
const marks = {
  Tab: "Moves to the marks, which are one stop, and on.",
  "←, →, ↑, ↓": "Move between the marks, whose values are shown.",
  "Home, End": "Move to the first and the last mark.",
  Escape: "Hides the value.",
};
const figureActions = { "Enter, Space": "Press its buttons: table, download or share." };
const open = { ...tab, "Enter, Space": "Opens and closes it." };

/** Shared, so that every page describes the same keys in the same words. */
export const keys = {
  none: {},
  press,
  link,
  row: { Tab: "Moves from one to the next.", "Enter, Space": "Presses a button; Enter follows a link." },
  links: { Tab: "Moves from link to link.", Enter: "Follows the link." },
  action: { Tab: "Moves to its action, if it has one.", "Enter, Space": "Presses it." },
  retry: { Tab: "Moves to Retry, if it failed.", "Enter, Space": "Tries again." },
  field: { Tab: "Moves to the field, and on.", "Letters, digits": "Are typed." },
  search: { ...tab, "Letters, digits": "Are typed.", Escape: "Clears it." },
  password: {
    Tab: "Moves to the field, then to Show.",
    "Enter, Space": "On Show: shows or hides what is typed.",
  },
  tick: { Tab: "Moves from box to box.", Space: "Ticks and unticks it." },
  radios: { Tab: "Moves to the chosen one, and on.", "←, →, ↑, ↓": "Choose the one before or after." },
  segments: {
    Tab: "Moves to the chosen one, and on.",
    "←, →": "Move between them.",
    "Enter, Space": "Choose it.",
  },
  select: {
    ...tab,
    "↑, ↓": "Choose the option before or after.",
    Letters: "Choose the option that begins so.",
  },
  combo: {
    Tab: "Moves to the field, then to Clear; the list opens.",
    "Letters, digits": "Narrow the list.",
    "↑, ↓": "Move in the list.",
    Enter: "Takes the option.",
    Escape: "Closes the list.",
  },
  date: {
    Tab: "Moves to day, month and year.",
    Digits: "Are typed.",
    "↑, ↓": "Count up and down.",
    Backspace: "Clears the part.",
  },
  menu: {
    "Enter, Space, ↓": "Open the menu.",
    "↑, ↓": "Move in it.",
    Enter: "Takes the entry.",
    Escape: "Closes it and returns to the button.",
  },
  open,
  opens: {
    Tab: "Moves from title to title and link to link.",
    "Enter, Space": "Opens and closes; Enter follows a link.",
  },
  contact: { Tab: "Moves from number to number.", "Enter, Space": "Opens a person; Enter calls or writes." },
  dialog: { Tab: "Moves within it, never out of it.", Escape: "Closes it and returns to what opened it." },
  confirm: {
    Enter: "Cancels, until the focus is moved.",
    Tab: "Moves to the other button.",
    Escape: "Cancels.",
  },
  exit: {
    "Shift, three times": "Leaves at once; any other key begins again.",
    Tab: "Moves to it.",
    "Enter, Space": "Leaves at once.",
  },
  drop: { ...tab, "Enter, Space": "Opens the device's choice of files.", "Ctrl V": "Takes a copied file." },
  form: { Tab: "Moves from field to field.", Enter: "Sends it, from a field of one line." },
  table: {
    Tab: "Moves to the headings and links, and to the table where it scrolls.",
    "Enter, Space": "On a heading: sorts by it, then turns the order.",
    "←, →, ↑, ↓": "Scroll it, where it is larger than its place.",
  },
  list: {
    Tab: "Moves to search, filters, headings, rows and pages.",
    "Enter, Space": "Sorts, follows a link, or turns the page.",
    Space: "Ticks a row.",
  },
  toast: { Tab: "Moves to Close.", "Enter, Space": "Closes it." },
  marks,
  figure: { Tab: "Moves to its buttons.", ...figureActions },
  figureMarks: { ...marks, ...figureActions },
  figureOpen: { ...open, Tab: "Moves from title to title, then to its buttons." },
  zoom: {
    Tab: "Moves to the controls, then to the marks.",
    "Enter, Space": "Zoom in, out, or show the whole map.",
  },
  areas: {
    Tab: "Moves to the marks, which are one stop, and on.",
    "←, →, ↑, ↓": "Move to the neighbour in that direction.",
    "Home, End": "Move to the first and the last.",
    "Enter, Space": "Opens it.",
    Escape: "Goes up.",
  },
  grid: {
    Tab: "Moves to the heads, then to the rows, which are one stop.",
    "↑, ↓": "Move between rows.",
    Enter: "On the handle: takes the row, then puts it down.",
    Escape: "Puts it back.",
  },
  queue: {
    "↑, ↓, J, K": "Move between contacts.",
    V: "Still right.",
    N: "Not reached.",
    E: "Edit.",
    T: "Note.",
    C: "Clear reports.",
    U: "Undo.",
    X: "Choose, for several at once.",
    "?": "Shows or hides the keys.",
  },
} satisfies Record<string, Readonly<Record<string, string>>>;
