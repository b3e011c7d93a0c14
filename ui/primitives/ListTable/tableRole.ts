type TableRole = "table" | "rowgroup" | "row" | "columnheader" | "rowheader" | "cell";

/** A table element's own role, stated because Safari drops it when `display` turns rows into cards. */
export const tableRole = (role: TableRole) => ({ role });
