type TableRole = "table" | "rowgroup" | "row" | "columnheader" | "rowheader" | "cell";

/** Safari drops a table element's role when `display` turns rows into cards. */
export const tableRole = (role: TableRole) => ({ role });
